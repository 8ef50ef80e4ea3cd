import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux gives to outgoing connections (32,768 and above), which could take a free port before its server does. */
const PORTS = [10_000, 32_000] as const;
const ATTEMPTS = 100;

const returned = new Set<number>();

/** Finds a free port of the loopback address. It returns no port twice. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(...PORTS);
    if (returned.has(port)) continue;
    returned.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}
