import type { Counts } from '../build/check-counts.ts';

/** Runs checks, prints their results and counts them. */
export class Proof {
  private passed = 0;
  private readonly failures: string[] = [];

  get counts(): Counts {
    return { passed: this.passed, failed: this.failures.length, failures: this.failures };
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
