import type { EndpointPaces } from './endpoint-paces.ts';

export interface HangingEndpointsOptions {
  /** Waits for about a tenth of a second. */
  readonly tick: () => Promise<void>;
  /** Called with the endpoints that have begun to hang. */
  readonly onHanging: (endpointIds: readonly string[]) => void;
  /** Called after every tick. */
  readonly onTick: () => void;
}

/** Watches for endpoints that do not answer. It runs only while a request is in flight. */
export class HangingEndpoints {
  private isWatching = false;

  constructor(
    private readonly paces: EndpointPaces,
    private readonly options: HangingEndpointsOptions,
  ) {}

  /** A request has been sent. */
  watch(): void {
    if (this.isWatching) return;
    this.isWatching = true;
    void this.whileInFlight();
  }

  private async whileInFlight(): Promise<void> {
    while (this.paces.inFlight > 0) {
      await this.options.tick();
      const hanging = this.paces.tick();
      if (hanging.length > 0) this.options.onHanging(hanging);
      this.options.onTick();
    }
    this.isWatching = false;
  }
}
