import type { Socket } from 'node:net';
import type { Request } from 'express';

/** A name or an address with or without a port, as a browser can go to. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The address by which a caller has reached this server, as `https://livery.example`; a trusted proxy's word for it counts. A
 * caller who names no host that could be gone to, as HTTP/1.0 allows, is told the address that the connection has here.
 */
export function originOf({ protocol, host, socket }: Pick<Request, 'protocol' | 'host' | 'socket'>): string {
  return `${protocol === 'https' ? 'https' : 'http'}://${hostOr(host, socket)}`;
}

/** The same where nothing of the request is known but its first bytes: they may hold its `Host`. */
export function originOfBytes(bytes: Buffer | undefined, socket: object): string {
  const host = /\r\nhost:[ \t]*([^\r\n]*?)[ \t]*\r\n/i.exec(bytes?.toString('latin1') ?? '')?.[1];
  const isEncrypted = 'encrypted' in socket && socket.encrypted === true;
  return `${isEncrypted ? 'https' : 'http'}://${hostOr(host, socket)}`;
}

function hostOr(host: string | undefined, socket: Partial<Pick<Socket, 'localAddress' | 'localPort'>>): string {
  if (host !== undefined && HOST.test(host)) return host;
  const { localAddress = 'localhost', localPort } = socket;
  const name = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return localPort === undefined ? name : `${name}:${localPort}`;
}
