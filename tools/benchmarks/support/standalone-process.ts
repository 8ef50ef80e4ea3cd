import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@livery/testing/without-jest';

const START_SECONDS = 60;
const APP = 'apps/standalone/dist/main.js';

export interface StandaloneProcess {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** The live key of the demo organization, which has every scope. */
  readonly key: string;
  /** The processor time in seconds that the process has used so far, without its PostgreSQL. It reads /proc of Linux. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the service as `npm start` does, on a new data directory that is removed afterwards. It renders no previews of the demo's
 * documents, which would use the processors for its first half minute.
 */
export async function startStandaloneProcess(root: string): Promise<StandaloneProcess> {
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-benchmark-'));
  // When root starts it, its PostgreSQL runs as another user, who needs access to the directory.
  await chmod(directory, 0o755);
  const port = String(await freePort());
  const child = spawn(process.execPath, [path.join(root, APP)], {
    cwd: root,
    env: { ...process.env, PORT: port, LIVERY_DATA_DIR: directory, PREVIEW_SOFFICE: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-10_000);
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  for (let waited = 0; !output.includes('Ctrl-C stops the service'); waited += 1) {
    if (child.exitCode !== null || waited > START_SECONDS * 10)
      throw new Error(`The service has not started:\n${output}`);
    await pause(100);
  }
  const demo = await readFile(path.join(directory, 'demo.json'), 'utf8');
  return {
    origin: `http://127.0.0.1:${port}`,
    key: /"live_key": "([^"]+)"/.exec(demo)?.[1] ?? '',
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    stop,
  };
}

/** `pid (name) state …`: the 14th and the 15th field are the times in user and kernel mode, in hundredths of a second (proc(5)). */
async function cpuSecondsOf(pid: number): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? NaN) + (system ?? NaN)) / 100;
}
