/** Runs checks, prints their results and counts them. */
export class Proof {
  #passed: number;
  #failed: number;

  /** @param earlier the counts of earlier checks */
  constructor(earlier: { readonly passed: number; readonly failed: number }) {
    this.#passed = earlier.passed;
    this.#failed = earlier.failed;
  }

  get succeeded(): boolean {
    return this.#failed === 0;
  }

  get closingLine(): string {
    return `${this.#passed} passed, ${this.#failed} failed`;
  }

  /** Runs one check, and prints its result. @returns whether it passed */
  async step(sentence: string, run: () => Promise<string | undefined>): Promise<boolean> {
    try {
      const remark = await run();
      this.#passed += 1;
      console.log(`  passed  ${sentence}${remark === undefined ? '' : `: ${remark}`}`);
      return true;
    } catch (error) {
      this.#failed += 1;
      console.log(`  FAILED  ${sentence}\n${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }
}
