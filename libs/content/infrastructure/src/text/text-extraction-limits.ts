import type { TextExtractorOptions } from './officeparser-text-extractor.ts';

/** What reading the text of files may cost, unless the operator says otherwise. */
export const TEXT_EXTRACTION_LIMITS = {
  children: 1,
  queueLength: 32,
  deadlineMs: 15_000,
  heapMb: 256,
  memoryMb: 768,
  filesPerChild: 50,
} as const satisfies Partial<TextExtractorOptions>;
