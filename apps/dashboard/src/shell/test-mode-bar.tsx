import { Text } from '@mantine/core';
import classes from './test-mode-bar.module.css';

/** Makes test mode unmistakable: its records are apart from those of live mode. */
export function TestModeBar() {
  return (
    <div className={classes['bar']} role="note">
      <Text fz="clamp(0.75rem, 3.4vw, 0.875rem)" fw={650} truncate maw="100%">
        Test mode: nothing here touches live data
      </Text>
    </div>
  );
}
