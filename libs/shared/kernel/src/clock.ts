/** The current time. It is injected wherever a decision depends on it. */
export abstract class Clock {
  abstract now(): Date;
}
