import { connect, type Socket } from 'node:net';
import type { VettedAddress } from '../addresses/address-vetter.ts';

/** The Connection Attempt Delay of RFC 8305, section 8. */
const ATTEMPT_DELAY_MS = 250;
const KEEP_ALIVE_DELAY_MS = 60_000;

/**
 * Dials the addresses 250 ms apart and returns the first connection that is established; earlier attempts continue meanwhile
 * (RFC 8305, section 5). Node's `autoSelectFamily` differs: it gives up an address when it dials the next one.
 * @param signal gives up all attempts
 */
export function dialFirst(addresses: readonly VettedAddress[], port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) =>
    new DialRace(alternateFamilies(addresses), port, signal, resolve, reject).start(),
  );
}

class DialRace {
  /** Sockets that are still connecting. */
  private readonly dialled = new Set<Socket>();
  private timer: NodeJS.Timeout | undefined;
  private failure: unknown = new Error('The host has no address.');

  constructor(
    private readonly waiting: VettedAddress[],
    private readonly port: number,
    private readonly signal: AbortSignal,
    private readonly resolve: (socket: Socket) => void,
    private readonly reject: (error: unknown) => void,
  ) {}

  start(): void {
    this.signal.addEventListener('abort', this.onAbort, { once: true });
    if (this.signal.aborted) this.onAbort();
    else this.dialNext();
  }

  private readonly onAbort = (): void => {
    this.end();
    this.reject(this.signal.reason);
  };

  private dialNext(): void {
    clearTimeout(this.timer);
    const next = this.waiting.shift();
    if (next !== undefined) {
      this.dial(next.address);
      this.timer = setTimeout(() => this.dialNext(), ATTEMPT_DELAY_MS);
    } else if (this.dialled.size === 0) {
      this.end();
      this.reject(this.failure);
    }
  }

  private dial(address: string): void {
    const socket = connect({
      host: address,
      port: this.port,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: KEEP_ALIVE_DELAY_MS,
    });
    this.dialled.add(socket);
    socket.once('connect', () => {
      this.dialled.delete(socket);
      this.end();
      this.resolve(socket.removeAllListeners('error'));
    });
    socket.on('error', (error) => {
      this.failure = error;
      if (this.dialled.delete(socket)) this.dialNext();
    });
  }

  /** Gives up all sockets that are still connecting. */
  private end(): void {
    clearTimeout(this.timer);
    this.signal.removeEventListener('abort', this.onAbort);
    for (const socket of this.dialled) socket.destroy();
    this.dialled.clear();
  }
}

/** Orders the addresses IPv6, IPv4, IPv6 and so on: a family that does not work costs one delay (RFC 8305, section 4). */
function alternateFamilies(addresses: readonly VettedAddress[]): VettedAddress[] {
  const addressesOf = (wanted: VettedAddress['family']): readonly VettedAddress[] =>
    addresses.filter(({ family }) => family === wanted);
  const [ipv6, ipv4] = [addressesOf(6), addressesOf(4)];
  return addresses.flatMap((_, index) => [ipv6.slice(index, index + 1), ipv4.slice(index, index + 1)].flat());
}
