import { Pool, request } from 'undici';
import type { ServerProcess } from './server-process.ts';

export interface FormLoad {
  readonly server: ServerProcess;
  readonly path: string;
  readonly form: string;
  /** The number of connections. Each has one request at a time. */
  readonly callers: number;
  readonly milliseconds: number;
}

/** Posts a form with HTTP Basic, as the client that the server has reported. @throws Error unless the status is 200 */
export async function postForm(
  server: ServerProcess,
  path: string,
  form: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { statusCode, body } = await request(server.origin + path, {
    method: 'POST',
    headers: headersOf(server),
    body: form,
  });
  const answer: unknown = await body.json();
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${JSON.stringify(answer)}`);
  return { ...(typeof answer === 'object' && answer) };
}

/**
 * The number of forms per second that are answered with 200. Bodies of responses are not parsed, because this process shares the
 * processors with the server.
 */
export async function formsPerSecond({ server, path, form, callers, milliseconds }: FormLoad): Promise<number> {
  const pool = new Pool(server.origin, { connections: callers, pipelining: 1 });
  const headers = headersOf(server);
  const started = performance.now();
  let answered = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < started + milliseconds) {
      const { statusCode, body } = await pool.request({ method: 'POST', path, headers, body: form });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const seconds = (performance.now() - started) / 1_000;
  await pool.close();
  return answered / seconds;
}

function headersOf({ facts }: ServerProcess): Readonly<Record<string, string>> {
  const credentials = Buffer.from(`${facts['client_id'] ?? ''}:${facts['client_secret'] ?? ''}`).toString('base64');
  return { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' };
}
