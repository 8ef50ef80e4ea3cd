import { Text } from '@mantine/core';
import classes from './test-mode-bar.module.css';

/** Makes test mode unmistakable: its records are apart from those of live mode. */
export function TestModeBar() {
  return (
    <div className={classes['bar']} role="note">
      <Text size="sm" fw={650} truncate>
        Test mode: nothing here touches live data
      </Text>
    </div>
  );
}
