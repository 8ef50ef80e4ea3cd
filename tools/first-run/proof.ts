import { closingLines, type Counts } from '../build/check-counts.ts';

/** Runs checks, prints their results and counts them. */
export class Proof {
  private readonly earlier: Counts;
  private passed: number;
  private readonly failures: string[] = [];

  /** @param earlier the counts of earlier checks */
  constructor(earlier: Counts) {
    this.earlier = earlier;
    this.passed = earlier.passed;
  }

  get succeeded(): boolean {
    return this.earlier.failed + this.failures.length === 0;
  }

  get closingLines(): string {
    const { failed, failures } = this.earlier;
    return closingLines({
      passed: this.passed,
      failed: failed + this.failures.length,
      failures: [...failures, ...this.failures],
    });
  }

  /** Runs one check, and prints its result. @returns whether it passed */
  async step(sentence: string, run: () => Promise<string | undefined>): Promise<boolean> {
    try {
      const remark = await run();
      this.passed += 1;
      console.log(`  passed  ${sentence}${remark === undefined ? '' : `: ${remark}`}`);
      return true;
    } catch (error) {
      this.failures.push(`npm start: ${sentence}`);
      console.log(`  FAILED  ${sentence}\n${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }
}
