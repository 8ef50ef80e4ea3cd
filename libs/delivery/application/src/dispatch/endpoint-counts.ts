/** Counts something per endpoint. Endpoints with a count of 0 are removed. */
export class EndpointCounts {
  readonly byId = new Map<string, number>();

  /** The largest count of an endpoint. */
  get most(): number {
    return Math.max(0, ...this.byId.values());
  }

  of(endpointId: string): number {
    return this.byId.get(endpointId) ?? 0;
  }

  add(endpointId: string, change: 1 | -1): void {
    const count = this.of(endpointId) + change;
    if (count > 0) this.byId.set(endpointId, count);
    else this.byId.delete(endpointId);
  }
}
