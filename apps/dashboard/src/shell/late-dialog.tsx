import { useMounted } from '@mantine/hooks';
import { type ComponentType, Suspense, useState } from 'react';

export interface DialogProperties {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface Properties extends DialogProperties {
  /** A lazy component. */
  readonly dialog: ComponentType<DialogProperties>;
}

/** A dialog whose code is loaded when it is first opened. */
export function LateDialog({ dialog, isOpen, onClose }: Properties) {
  const [isWanted, setWanted] = useState(isOpen);
  if (isOpen && !isWanted) setWanted(true);
  return <Suspense>{isWanted && <ClosedAtFirst dialog={dialog} isOpen={isOpen} onClose={onClose} />}</Suspense>;
}

/** A dialog that is open from its first moment does not know where the focus was, and cannot give it back. */
function ClosedAtFirst({ dialog: Dialog, isOpen, onClose }: Properties) {
  const isMounted = useMounted();
  return <Dialog isOpen={isOpen && isMounted} onClose={onClose} />;
}
