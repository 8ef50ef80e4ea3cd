import { outputOf, type PartResult } from './run-part.ts';

const EVERY_MS = 60_000;

/** Says when parts start and end, prints their whole output then, and says each minute how far the running ones are. */
export class Progress {
  private readonly folder: string;
  private readonly begun = performance.now();
  private readonly running = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(folder: string) {
    this.folder = folder;
    this.timer = setInterval(() => void this.tell(), EVERY_MS);
  }

  started(name: string, remark: string): void {
    this.running.set(name, performance.now());
    console.log(`${this.clock()}  ${name} starts (${remark})`);
  }

  ended(name: string, output: string, { counts, minutes, leftBehind }: PartResult): void {
    this.running.delete(name);
    const result = counts.failed === 0 ? 'passed' : 'FAILED';
    console.log(`\n== ${name}\n${output.trimEnd()}\n`);
    if (leftBehind.length > 0) console.log(`WARNING  ${name} left processes behind: ${leftBehind.join(', ')}`);
    console.log(`${this.clock()}  ${name} ${result} in ${minutes.toFixed(1)} minutes (${counts.passed} passed)`);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async tell(): Promise<void> {
    for (const [name, since] of this.running) {
      const [last = ''] = (await outputOf(this.folder, name)).trim().split('\n').slice(-1);
      const minutes = ((performance.now() - since) / EVERY_MS).toFixed(1);
      console.log(`${this.clock()}  ${name} has been running for ${minutes} minutes: ${last.trim()}`);
    }
  }

  private clock(): string {
    const seconds = Math.round((performance.now() - this.begun) / 1_000);
    return `${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, '0')}`;
  }
}
