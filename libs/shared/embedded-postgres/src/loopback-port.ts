import { createServer } from 'node:net';

/** Finds a free port on 127.0.0.1: any, or the preferred one; undefined if the preferred one is in use. */
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
