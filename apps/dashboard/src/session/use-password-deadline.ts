import { useEffect, useState } from 'react';
import type { CurrentSession } from './session-api.ts';

const CLOCK = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

export interface PasswordDeadline {
  /** The time of day, such as `14:35`. */
  readonly time: string;
  readonly isOver: boolean;
}

/** Until when a person without a password may set the first one, counted from the sign-in by a link; null if they have one. */
export function usePasswordDeadline({ has_password, stepped_up_until }: CurrentSession): PasswordDeadline | null {
  const [now, setNow] = useState(Date.now);
  const deadline = Date.parse(stepped_up_until);
  const isOver = deadline <= now;
  useEffect(() => {
    if (has_password || isOver) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, deadline - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [has_password, isOver, deadline]);
  return has_password ? null : { time: CLOCK.format(deadline), isOver };
}
