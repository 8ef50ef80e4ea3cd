import { Pool } from 'undici';

export interface Load {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly milliseconds: number;
}

/** The number of requests per second that a server answers with 200 on a fixed number of busy connections. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const pool = new Pool(load.origin, { connections: load.connections, pipelining: 1 });
  const started = performance.now();
  const until = started + load.milliseconds;
  let answered = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < until) {
      const { statusCode, body } = await pool.request({ method: 'GET', path: load.path, headers: load.headers });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${load.path} answered ${statusCode}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: load.connections }, caller));
  const seconds = (performance.now() - started) / 1_000;
  await pool.close();
  return answered / seconds;
}
