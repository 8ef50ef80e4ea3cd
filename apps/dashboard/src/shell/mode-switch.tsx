import { SegmentedControl } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { MODES } from '../workspace/mode.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';

const LABELS = { live: 'Live', test: 'Test' };

/** Changes between live and test mode. Records exist in one mode only, so that it leads to the list of the same kind. */
export function ModeSwitch() {
  const { mode, membership } = useWorkspace();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const room = pathname.split('/').slice(3, pathname.includes('/developers') || pathname.includes('/settings') ? 5 : 4);
  return (
    <SegmentedControl
      aria-label="Mode"
      size="xs"
      value={mode}
      data={MODES.map((value) => ({ value, label: LABELS[value] }))}
      onChange={(value) => void navigate({ to: `/${membership.organization}/${value}/${room.join('/')}` })}
    />
  );
}
