import { createServer } from 'node:net';

/** A port on 127.0.0.1 that is free now: the preferred one if possible, else any; undefined when the preferred is taken. */
export async function freeLoopbackPort(preferred = 0): Promise<number | undefined> {
  const server = createServer();
  try {
    return await new Promise((resolve) => {
      server.once('error', () => resolve(undefined));
      server.listen({ host: '127.0.0.1', port: preferred, exclusive: true }, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : undefined);
      });
    });
  } finally {
    server.close();
  }
}
