import { type Dispatcher, Pool, request } from 'undici';
import type { ServerProcess } from './server-process.ts';

export interface FormLoad {
  readonly server: ServerProcess;
  readonly path: string;
  readonly form: string;
  /** Connections, each with one request at a time. */
  readonly callers: number;
  readonly milliseconds: number;
}

/** Posts a form by HTTP Basic, as the client that the server has told of. @throws Error unless it is answered with 200 */
export async function postForm(
  { origin, facts }: ServerProcess,
  path: string,
  form: string,
  dispatcher?: Dispatcher,
): Promise<Readonly<Record<string, unknown>>> {
  const credentials = Buffer.from(`${facts['client_id'] ?? ''}:${facts['client_secret'] ?? ''}`).toString('base64');
  const { statusCode, body } = await request(origin + path, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
    ...(dispatcher && { dispatcher }),
  });
  const answer: unknown = await body.json();
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${JSON.stringify(answer)}`);
  return { ...(typeof answer === 'object' && answer) };
}

/** Forms a second that are answered. */
export async function formsPerSecond({ server, path, form, callers, milliseconds }: FormLoad): Promise<number> {
  const pool = new Pool(server.origin, { connections: callers, pipelining: 1 });
  const started = performance.now();
  let answered = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < started + milliseconds) {
      await postForm(server, path, form, pool);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const seconds = (performance.now() - started) / 1_000;
  await pool.close();
  return answered / seconds;
}
