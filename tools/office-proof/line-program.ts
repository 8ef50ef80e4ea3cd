import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A program that answers each line of its input with one line of JSON, in turn. */
export class LineProgram {
  private readonly child: ChildProcess;
  private readonly waiting: ((line: string | null) => void)[] = [];
  private ended = false;

  constructor(command: string, parameters: readonly string[]) {
    this.child = spawn(command, parameters, { stdio: ['pipe', 'pipe', 'ignore'] });
    this.child.on('error', () => this.end());
    if (this.child.stdout === null) throw new Error(`${command} has no output.`);
    createInterface({ input: this.child.stdout })
      .on('line', (line) => this.waiting.shift()?.(line))
      .on('close', () => this.end());
  }

  /** @throws Error if the program has ended, or answers with an error */
  async ask(line: string): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    if (this.ended) resolve(null);
    else this.waiting.push(resolve);
    this.child.stdin?.write(`${line}\n`);
    const text = await promise;
    if (text === null) throw new Error('The program has ended.');
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null && 'error' in answer)
      throw new Error(`${line}: ${String(answer.error)}`);
    return answer;
  }

  async close(): Promise<void> {
    if (this.ended) return;
    const closed = once(this.child, 'close');
    this.child.stdin?.end();
    await closed;
  }

  private end(): void {
    this.ended = true;
    for (const resolve of this.waiting.splice(0)) resolve(null);
  }
}
