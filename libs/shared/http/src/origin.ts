import type { Socket } from 'node:net';
import type { Request } from 'express';

/** A host name or an address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The URL by which a caller has reached this server, such as `https://livery.example`, also through a trusted proxy. Without a valid
 * `Host` header (HTTP/1.0 allows that), it is the local address of the connection.
 */
export function originOf({ protocol, host, socket }: Pick<Request, 'protocol' | 'host' | 'socket'>): string {
  return `${protocol === 'https' ? 'https' : 'http'}://${hostOr(host, socket)}`;
}

/** The same for a request of which only the first bytes are known. They may contain its `Host`. */
export function originOfBytes(bytes: Buffer | undefined, socket: object): string {
  const host = /\r\nhost:([^\r\n]*)\r\n/i.exec(bytes?.toString('latin1') ?? '')?.[1]?.trim();
  const isEncrypted = 'encrypted' in socket && socket.encrypted === true;
  return `${isEncrypted ? 'https' : 'http'}://${hostOr(host, socket)}`;
}

function hostOr(host: string | undefined, socket: Partial<Pick<Socket, 'localAddress' | 'localPort'>>): string {
  if (host !== undefined && HOST.test(host)) return host;
  const { localAddress = 'localhost', localPort } = socket;
  const name = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return localPort === undefined ? name : `${name}:${localPort}`;
}
