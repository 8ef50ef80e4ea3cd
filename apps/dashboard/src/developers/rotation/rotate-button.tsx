import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type SyntheticEvent, useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { DEFAULT_OVERLAP, OVERLAPS } from './overlap.ts';

interface Properties {
  /** Such as "Rotate key". */
  readonly label: string;
  /** What becomes of the old secret, in one or two sentences. */
  readonly consequence: string;
  /** Rejects if the rotation failed. */
  readonly onRotate: (overlapSeconds: number) => Promise<unknown>;
  readonly isRunning: boolean;
  readonly error: Error | null;
}

/** Makes a new secret. The person chooses how long the old one stays valid. */
export function RotateButton({ label, consequence, onRotate, isRunning, error }: Properties) {
  const [isOpen, { open, close }] = useDisclosure();
  const [overlap, setOverlap] = useState<string>(DEFAULT_OVERLAP);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // The dialog shows the error of a failed rotation, and stays open.
    void onRotate(Number(overlap)).then(close, () => undefined);
  };
  return (
    <>
      <Button variant="default" onClick={open}>
        {label}
      </Button>
      <Modal opened={isOpen} onClose={close} closeOnEscape={!isRunning} title={label}>
        <form onSubmit={submit}>
          <Stack>
            <Text>{consequence}</Text>
            <NativeSelect
              label="The old secret stays valid for"
              data={[...OVERLAPS]}
              value={overlap}
              onChange={({ currentTarget }) => setOverlap(currentTarget.value)}
            />
            {error !== null && <ErrorPanel error={error} />}
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" loading={isRunning}>
                {label}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
