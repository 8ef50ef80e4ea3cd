import { Clock } from '@livery/kernel';

/** A clock whose time changes only when a test advances it. */
export class FixedClock extends Clock {
  constructor(private instant = new Date('2026-11-20T09:00:00.000Z')) {
    super();
  }

  now(): Date {
    return this.instant;
  }

  advance(milliseconds: number): void {
    this.instant = new Date(this.instant.getTime() + milliseconds);
  }
}
