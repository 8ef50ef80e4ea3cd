import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface ServerProcess {
  readonly origin: string;
  /** What the server reported in addition to its origin. */
  readonly facts: Readonly<Record<string, string>>;
  /** Sends a message to which the server does not reply. */
  send(message: string): void;
  /** Sends a message and returns the reply. */
  ask(message: string): Promise<Readonly<Record<string, string>>>;
  /** The processor time in seconds that the server has used so far, in all threads and in the kernel. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts `servers/<name>.ts` as a process of its own, which reports `{origin, …}` once it listens on loopback. */
export async function startServer(name: string, environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = fork(path.join(import.meta.dirname, '../servers', `${name}.ts`), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // Its log goes into a pipe, as it does under a supervisor.
  child.stdout?.resume();
  const message: unknown[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${name} ended before it listened.`))),
  ]);
  const facts = textsOf(message[0]);
  const ask = async (question: string) => {
    child.send(question);
    const answers: unknown[] = await once(child, 'message');
    return textsOf(answers[0]);
  };
  return {
    origin: facts['origin'] ?? '',
    facts,
    send: (news) => void child.send(news),
    ask,
    cpuSeconds: async () => Number((await ask('cpu'))['cpu_seconds']),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function textsOf(message: unknown): Readonly<Record<string, string>> {
  if (typeof message !== 'object' || message === null) return {};
  return Object.fromEntries(Object.entries(message).map(([name, value]) => [name, String(value)]));
}
