import { connect, type Socket } from 'node:net';
import type { VettedAddress } from '../addresses/address-vetter.ts';

/** RFC 8305, section 8. */
const ATTEMPT_DELAY_MS = 250;
const KEEP_ALIVE_DELAY_MS = 60_000;

/**
 * The first connection to come about of those to vetted addresses, dialled 250 ms apart while earlier ones go on (RFC 8305,
 * section 5). Node's `autoSelectFamily` is no such thing: it gives an address up when it dials the next.
 * @param signal ends all of it
 */
export function dialFirst(addresses: readonly VettedAddress[], port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => new Race(inTurnOfFamilies(addresses), port, signal, resolve, reject).start());
}

class Race {
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

  /** Whatever else was dialled is given up. */
  private end(): void {
    clearTimeout(this.timer);
    this.signal.removeEventListener('abort', this.onAbort);
    for (const socket of this.dialled) socket.destroy();
    this.dialled.clear();
  }
}

/** IPv6 first, then by turns: a family that does not work costs one delay (RFC 8305, section 4). */
function inTurnOfFamilies(addresses: readonly VettedAddress[]): VettedAddress[] {
  const of = (wanted: VettedAddress['family']): readonly VettedAddress[] =>
    addresses.filter(({ family }) => family === wanted);
  const [six, four] = [of(6), of(4)];
  return addresses.flatMap((_, index) => [six.slice(index, index + 1), four.slice(index, index + 1)].flat());
}
