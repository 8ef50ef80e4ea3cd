import type { ChildIconSanitizerOptions } from './child-icon-sanitizer.ts';

/** What sanitising icons may cost. */
export const ICON_SANITIZING_LIMITS = {
  children: 1,
  queueLength: 64,
  deadlineMs: 5_000,
  heapMb: 192,
  memoryMb: 384,
  iconsPerChild: 10_000,
} as const satisfies Partial<ChildIconSanitizerOptions>;
