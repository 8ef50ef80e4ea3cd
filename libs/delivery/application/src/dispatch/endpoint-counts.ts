/** How many of something each endpoint has; endpoints that have none are forgotten. */
export class EndpointCounts {
  readonly byId = new Map<string, number>();
  total = 0;

  /** What the endpoint with the most has. */
  get most(): number {
    return Math.max(0, ...this.byId.values());
  }

  of(endpointId: string): number {
    return this.byId.get(endpointId) ?? 0;
  }

  add(endpointId: string, change: 1 | -1): void {
    const count = this.of(endpointId) + change;
    this.total += change;
    if (count > 0) this.byId.set(endpointId, count);
    else this.byId.delete(endpointId);
  }
}
