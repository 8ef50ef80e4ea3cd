import { Button, Group, Text } from '@mantine/core';
import classes from './chosen-bar.module.css';
import { counted } from './words.ts';

interface Properties {
  readonly count: number;
  readonly canFix: boolean;
  readonly onFix: () => void;
  readonly onAccept: () => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen findings. */
export function ChosenBar({ count, canFix, onFix, onAccept, onClear }: Properties) {
  if (count === 0) return null;
  return (
    <div className={classes['bar']} role="region" aria-label="Chosen findings">
      <Group gap="sm">
        <Text fw={600} size="sm" role="status">
          {counted(count, 'finding')} chosen
        </Text>
        {canFix && (
          <Button size="xs" onClick={onFix}>
            Fix them…
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onAccept}>
          Accept them…
        </Button>
        <Button size="xs" variant="subtle" onClick={onClear}>
          Choose none
        </Button>
      </Group>
    </div>
  );
}
