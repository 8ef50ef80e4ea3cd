import type { ChildIconSanitizerOptions } from './child-icon-sanitizer.ts';

/** What sanitising icons may cost. */
export const ICON_SANITIZING_LIMITS = {
  children: 1,
  queueLength: 64,
  /** The icons that take longest, of those that are not too large, took 0.3 s in a child that had just started. */
  deadlineMs: 2_000,
  heapMb: 192,
  memoryMb: 384,
  iconsPerChild: 10_000,
} as const satisfies Partial<ChildIconSanitizerOptions>;
