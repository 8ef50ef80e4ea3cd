import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface ServerProcess {
  readonly origin: string;
  /** What the server told besides its origin. */
  readonly facts: Readonly<Record<string, string>>;
  /** Sends a message that has no answer. */
  tell(message: string): void;
  /** Sends a message, and gives back what is answered. */
  ask(message: string): Promise<Readonly<Record<string, string>>>;
  /** Seconds of processor time that it has used so far, its threads and the kernel included. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts `servers/<name>.ts` as a process of its own, which reports `{origin, …}` once it listens on loopback. */
export async function startServer(name: string, environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = fork(path.join(import.meta.dirname, '../servers', `${name}.ts`), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // What it logs goes into a pipe, as under a supervisor.
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
    tell: (news) => void child.send(news),
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
