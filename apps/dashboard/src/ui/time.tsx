import { Text, Tooltip } from '@mantine/core';

const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const RELATIVE = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
/** The units in seconds, largest first. */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A time relative to now, such as "3 minutes ago"; the exact time is shown on hover and on focus. */
export function Time({ at }: { readonly at: string | null }) {
  if (at === null) return <>–</>;
  const date = new Date(at);
  return (
    <Tooltip label={EXACT.format(date)} withArrow events={{ hover: true, focus: true, touch: true }}>
      <Text component="time" dateTime={at} inherit>
        {relativeTime(date)}
      </Text>
    </Tooltip>
  );
}

export function relativeTime(date: Date): string {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return RELATIVE.format(Math.round(seconds / size), unit);
}
