/** The time. Injected wherever a decision depends on it. */
export abstract class Clock {
  abstract now(): Date;
}
