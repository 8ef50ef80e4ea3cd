import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { countdownText } from './countdown-text.ts';

interface Properties {
  /** An ISO 8601 time. */
  readonly until: string;
  /** Called when the time has come while the page is open. */
  readonly onEnd: () => void;
}

/** The time that is left, second by second. */
export function Countdown({ until, onEnd }: Properties) {
  const [now, setNow] = useState(() => Date.now());
  const text = countdownText(new Date(until), now);
  const isOver = text === null;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  return (
    <Text component="time" dateTime={until} inherit ff="monospace" role="timer">
      {text ?? 'now'}
    </Text>
  );
}
