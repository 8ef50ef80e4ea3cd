import { once } from 'node:events';
import { createServer } from 'node:http';

/** The times at which each webhook arrived, on the monotonic clock in milliseconds; several only for a duplicate. */
export type Arrivals = ReadonlyMap<string, readonly number[]>;

export interface ArrivalSink {
  readonly origin: string;
  /** The key is the endpoint and the event. */
  readonly arrivals: Arrivals;
  close(): Promise<void>;
}

/** Opens a consumer on loopback that responds with 200 and records what arrives. */
export async function openArrivalSink(): Promise<ArrivalSink> {
  const arrivals = new Map<string, number[]>();
  const server = createServer((request, response) => {
    const arrival = `${request.url ?? ''} ${String(request.headers['webhook-id'])}`;
    const times = arrivals.get(arrival);
    if (times === undefined) arrivals.set(arrival, [performance.now()]);
    else times.push(performance.now());
    request.resume().on('end', () => response.writeHead(200).end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The sink does not listen on a port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    arrivals,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
