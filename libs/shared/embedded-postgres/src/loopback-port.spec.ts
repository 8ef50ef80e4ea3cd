import { describe, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import { freeLoopbackPort } from './loopback-port.ts';

describe('a free port on the loopback address', () => {
  it('is the preferred one if that is free', async () => {
    const port = await freeLoopbackPort();
    expect(port).toBeGreaterThan(0);
    expect(await freeLoopbackPort(port)).toBe(port);
  });

  it('is undefined if the preferred one is in use', async () => {
    const port = await freeLoopbackPort();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await freeLoopbackPort(port)).toBeUndefined();
    server.close();
  });
});
