import { once } from 'node:events';
import { isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { buildConnector } from 'undici';
import { AddressRefused } from '../addresses/address-refused.ts';
import type { AddressVetter, VettedAddress } from '../addresses/address-vetter.ts';
import { boundResponse } from './bound-response.ts';
import { ConnectFailed, type ConnectionSteps } from './connect-failed.ts';
import { dialFirst } from './dial-first.ts';

const CONNECT_TIMEOUT_MS = 5_000;

interface Target {
  /** The host name or address; an IPv6 address has no brackets. */
  readonly host: string;
  readonly port: number;
  readonly isTls: boolean;
}

interface Connection {
  readonly socket: Socket;
  readonly steps: ConnectionSteps;
}

/**
 * Opens connections for undici. It resolves and checks the host once and dials the checked addresses, so that a name that
 * changes its addresses in between (DNS rebinding) cannot reach a forbidden address.
 */
export class VettedConnector {
  private readonly connecting = new Set<AbortController>();
  private steps: ConnectionSteps | undefined;

  constructor(private readonly vetter: AddressVetter) {}

  /** The steps of the connection that undici is given right now. undici starts its first request before that call returns. */
  get handedOver(): ConnectionSteps | undefined {
    return this.steps;
  }

  readonly connect: buildConnector.connector = ({ hostname, protocol, port }, callback) => {
    const isTls = protocol === 'https:';
    const host = hostname.replace(/^\[|\]$|\.$/g, '');
    this.open({ host, port: Number(port === '' ? (isTls ? 443 : 80) : port), isTls }).then(
      ({ socket, steps }) => {
        boundResponse(socket);
        this.steps = steps;
        callback(null, socket);
        this.steps = undefined;
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };

  /** Gives up connections that are not yet established. */
  close(): void {
    for (const controller of this.connecting) controller.abort(new Error('The sender was closed.'));
  }

  private async open(target: Target): Promise<Connection> {
    const controller = new AbortController();
    this.connecting.add(controller);
    let timer: NodeJS.Timeout | undefined;
    try {
      const addresses = await this.vet(target, controller.signal);
      timer = setTimeout(() => controller.abort(new Error('The connection took longer than 5 s.')), CONNECT_TIMEOUT_MS);
      return await connectTo(addresses, target, controller.signal);
    } finally {
      clearTimeout(timer);
      this.connecting.delete(controller);
    }
  }

  private async vet({ host }: Target, signal: AbortSignal): Promise<readonly VettedAddress[]> {
    try {
      return await this.vetter.vetHost(host, signal);
    } catch (error) {
      throw new ConnectFailed(error instanceof AddressRefused ? error.errorClass : 'dns', {}, error);
    }
  }
}

async function connectTo(
  addresses: readonly VettedAddress[],
  { host, port, isTls }: Target,
  signal: AbortSignal,
): Promise<Connection> {
  const dns = performance.now();
  const socket = await dialFirst(addresses, port, signal).catch((error: unknown) => {
    throw new ConnectFailed('connect', { dns }, error);
  });
  const connect = performance.now();
  if (!isTls) return { socket, steps: { dns, connect } };
  const secure = await encrypt(socket, host, signal).catch((error: unknown) => {
    throw new ConnectFailed('tls', { dns, connect }, error);
  });
  return { socket: secure, steps: { dns, connect, tls: performance.now() } };
}

async function encrypt(socket: Socket, host: string, signal: AbortSignal): Promise<Socket> {
  // RFC 6066 allows no IP address as a server name. TLS then verifies the certificate for the address.
  const servername = isIP(host) === 0 && { servername: host };
  const secure = connectTls({ socket, host, ...servername, ALPNProtocols: ['http/1.1'] });
  try {
    await once(secure, 'secureConnect', { signal });
    return secure;
  } catch (error) {
    secure.on('error', () => undefined).destroy();
    socket.destroy();
    throw error;
  }
}
