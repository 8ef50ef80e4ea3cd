import { once } from 'node:events';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { buildConnector } from 'undici';
import { AddressRefused } from '../addresses/address-refused.ts';
import type { VettedAddress } from '../addresses/address-vetter.ts';
import { ConnectFailed, type ConnectionSteps } from './connect-failed.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_DELAY_MS = 60_000;

/** Every address of a host, each fit to be dialled. @throws AddressRefused */
export type HostVetter = (hostname: string) => Promise<readonly VettedAddress[]>;

interface Target {
  readonly hostname: string;
  readonly port: number;
  readonly isTls: boolean;
}

/**
 * Connects for undici. The very address that was vetted is dialled, never the name again, so that a name that changes its
 * addresses in between (DNS rebinding) gains nothing.
 * @param onConnected told before the connection is used
 */
export function vettedConnector(
  vetHost: HostVetter,
  onConnected: (origin: string, steps: ConnectionSteps) => void,
): buildConnector.connector {
  return ({ hostname, protocol, port }, callback) => {
    const isTls = protocol === 'https:';
    const target = { hostname, port: Number(port === '' ? (isTls ? 443 : 80) : port), isTls };
    open(vetHost, target).then(
      ({ socket, steps }) => {
        onConnected(`${protocol}//${hostname}:${target.port}`, steps);
        callback(null, socket);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

async function open(vetHost: HostVetter, target: Target): Promise<{ socket: Socket; steps: ConnectionSteps }> {
  const addresses = await vetHost(target.hostname).catch((error: unknown) => {
    throw new ConnectFailed(error instanceof AddressRefused ? error.errorClass : 'dns', {}, error);
  });
  const dns = performance.now();
  const signal = AbortSignal.timeout(CONNECT_TIMEOUT_MS);
  const socket = await dialFirst(addresses, target.port, signal).catch((error: unknown) => {
    throw new ConnectFailed('connect', { dns }, error);
  });
  const connect = performance.now();
  if (!target.isTls) return { socket, steps: { dns, connect } };
  const secure = await encrypt(socket, target.hostname, signal).catch((error: unknown) => {
    throw new ConnectFailed('tls', { dns, connect }, error);
  });
  return { socket: secure, steps: { dns, connect, tls: performance.now() } };
}

/** The first address that answers; the time is for all of them. */
async function dialFirst(addresses: readonly VettedAddress[], port: number, signal: AbortSignal): Promise<Socket> {
  let failure: unknown = new Error('The host has no address.');
  for (const { address } of addresses) {
    if (signal.aborted) break;
    const socket = connectTcp({
      host: address,
      port,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: KEEP_ALIVE_DELAY_MS,
    });
    try {
      await once(socket, 'connect', { signal });
      return socket;
    } catch (error) {
      failure = error;
      socket.on('error', () => undefined).destroy();
    }
  }
  throw failure;
}

async function encrypt(socket: Socket, hostname: string, signal: AbortSignal): Promise<Socket> {
  const host = hostname.replace(/^\[|\]$/g, '');
  // RFC 6066 allows no addresses as server names; the certificate is then held against the address.
  const secure = connectTls({
    socket,
    host,
    ...(isIP(host) === 0 && { servername: host }),
    ALPNProtocols: ['http/1.1'],
  });
  try {
    await once(secure, 'secureConnect', { signal });
    return secure;
  } catch (error) {
    secure.on('error', () => undefined).destroy();
    socket.destroy();
    throw error;
  }
}
