const DAY = 86_400;

/** The time until a moment, such as `1 day 02:03:04`; null if it has come. */
export function countdownText(until: Date, now: number): string | null {
  const seconds = Math.ceil((until.getTime() - now) / 1000);
  if (seconds <= 0) return null;
  const days = Math.floor(seconds / DAY);
  const clock = [(seconds % DAY) / 3600, (seconds % 3600) / 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
  return days === 0 ? clock : `${days} ${days === 1 ? 'day' : 'days'} ${clock}`;
}
