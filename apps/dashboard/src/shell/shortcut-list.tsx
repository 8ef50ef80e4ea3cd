import { Kbd, Modal, Stack, Switch, Table } from '@mantine/core';
import type { DialogProperties } from './late-dialog.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import { useQuestionMark } from './use-question-mark.ts';

/** Lists the keyboard shortcuts. */
export function ShortcutList({ isOpen, onClose }: DialogProperties) {
  const [isOn, setOn] = useQuestionMark();
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keyboard shortcuts">
      <Stack>
        <Table aria-label="Keyboard shortcuts">
          <Table.Tbody>
            {SHORTCUTS.map(({ effect, keys }) => (
              <Table.Tr key={effect}>
                <Table.Th scope="row" fw={400}>
                  {effect}
                </Table.Th>
                <Table.Td ta="end" style={{ whiteSpace: 'nowrap' }}>
                  {keys.map((key) => (
                    <Kbd key={key} ms={4}>
                      {key}
                    </Kbd>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Switch
          label="The ? key shows this list"
          description="Turn it off if speech input or another tool presses it by mistake. The account menu shows the list, too."
          checked={isOn}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}
