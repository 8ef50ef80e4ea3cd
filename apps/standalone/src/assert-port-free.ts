import { createServer } from 'node:net';

/** The port is in use. This is checked before anything is started. */
export class PortUnavailable extends Error {
  constructor(host: string, port: number, code: string) {
    super(
      code === 'EADDRINUSE'
        ? `Port ${port} of ${host} is taken by another process. Stop it, or choose another: PORT=${port + 1} npm start`
        : `Cannot listen on ${host}:${port} (${code}). Choose another address with HOST and PORT.`,
    );
    this.name = 'PortUnavailable';
  }
}

/** @throws PortUnavailable */
export function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(new PortUnavailable(host, port, error.code ?? 'unknown')),
    );
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
