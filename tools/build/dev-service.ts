import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const ENTRY = path.join(root, 'apps/standalone/dist/main.js');

/** Runs the service for a developer: one process at a time, with its output in the terminal. */
export class DevService {
  #child: ChildProcess | undefined;

  start(databaseUrl: string): void {
    const child = spawn(process.execPath, ['--enable-source-maps', ENTRY], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, LIVERY_DATABASE_URL: databaseUrl },
    });
    child.on('exit', (code) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      console.log(`The service has ended (exit code ${code ?? 'none'}). It starts again after the next change.`);
    });
    this.#child = child;
  }

  /** Lets the running process finish its requests, however long that takes. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
