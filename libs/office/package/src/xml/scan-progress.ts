/** How far a scanner has come in its part. */
export class ScanProgress {
  /** Offset of the first byte that has not been scanned. */
  at = 0;
  /**
   * Grows with every element whose reading depends on what stands around it, or does more than to say what the element means. No
   * element around such a one is remembered.
   */
  dependencies = 0;
}
