import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** The times at which each webhook arrived, on the monotonic clock in milliseconds; several only for a duplicate. */
export type Arrivals = ReadonlyMap<string, readonly number[]>;

export interface ArrivedWebhook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The time of its first bytes, on the monotonic clock in milliseconds. */
  readonly at: number;
}

export interface ArrivalSink {
  readonly origin: string;
  /** The key is the endpoint and the event. */
  readonly arrivals: Arrivals;
  /** Responses wait for this long, in milliseconds. */
  answerMs: number;
  close(): Promise<void>;
}

/**
 * Opens a consumer on loopback that responds with 200 and records what arrives.
 * @param onArrival is called with each webhook
 */
export async function openArrivalSink(
  onArrival: (webhook: ArrivedWebhook) => void = () => undefined,
): Promise<ArrivalSink> {
  const arrivals = new Map<string, number[]>();
  const server = createServer((request, response) => {
    const at = performance.now();
    const arrival = `${request.url ?? ''} ${String(request.headers['webhook-id'])}`;
    const times = arrivals.get(arrival);
    if (times === undefined) arrivals.set(arrival, [at]);
    else times.push(at);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      onArrival({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString(), at });
      const answer = (): void => void response.writeHead(200).end();
      if (sink.answerMs === 0) answer();
      else setTimeout(answer, sink.answerMs);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The sink does not listen on a port.');
  const sink: ArrivalSink = {
    origin: `http://127.0.0.1:${address.port}`,
    arrivals,
    answerMs: 0,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return sink;
}
