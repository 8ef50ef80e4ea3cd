import { Counts } from './counts.ts';

/**
 * A number of places that organizations share (ADR 0043). An organization may take another place only while it holds no more
 * places than are free: one alone gets half of them, two get a third each, and there is always a free place for another one.
 */
export class Places {
  private readonly held = new Counts();
  private takenCount = 0;

  constructor(private readonly capacity: number) {}

  get taken(): number {
    return this.takenCount;
  }

  get free(): number {
    return this.capacity - this.takenCount;
  }

  /** The ids of the organizations that hold places. */
  get holders(): Iterable<string> {
    return this.held.byId.keys();
  }

  /** The number of further places that the organization may take one after the other. */
  roomFor(organizationId: string): number {
    const lead = this.free - this.held.of(organizationId);
    return this.free > 0 && lead >= 0 ? Math.floor(lead / 2) + 1 : 0;
  }

  take(organizationId: string): void {
    this.takenCount += 1;
    this.held.add(organizationId, 1);
  }

  leave(organizationId: string): void {
    this.takenCount -= 1;
    this.held.add(organizationId, -1);
  }
}
