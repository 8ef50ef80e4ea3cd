import { describe, expect, it } from '@jest/globals';
import type { ClaimedDelivery } from '../ports/unscoped-delivery-queue.ts';
import { sampleDelivery } from '../testing/sample-delivery.ts';
import { ReadyDeliveries } from './ready-deliveries.ts';

/** The id of the endpoint is the first letter of the delivery's. */
const delivery = (id: string, organizationId = 'organization'): ClaimedDelivery =>
  sampleDelivery(id, { endpointId: id.charAt(0), organizationId });

interface Limits {
  readonly perEndpoint?: number;
  readonly perOrganization?: number;
}

/** Deliveries that are taken under limits of requests in flight, as a lane takes them. */
class Taking {
  readonly ready: ReadyDeliveries;
  private readonly inFlight: ClaimedDelivery[] = [];

  constructor({ perEndpoint = 8, perOrganization = 8 }: Limits, ...deliveries: readonly ClaimedDelivery[]) {
    this.ready = new ReadyDeliveries({
      endpointMayStart: (id) => this.inFlight.filter(({ endpoint }) => endpoint.id === id).length < perEndpoint,
      organizationMayStart: (id) =>
        this.inFlight.filter(({ tenant }) => tenant.organizationId === id).length < perOrganization,
    });
    for (const one of deliveries) this.ready.add(one);
  }

  takeAll(): string[] {
    const taken: string[] = [];
    for (let next = this.ready.take(); next !== undefined; next = this.ready.take()) {
      taken.push(next.id);
      this.inFlight.push(next);
      this.ready.updateTurn(next.endpoint.id);
    }
    return taken;
  }

  end(id: string): void {
    const [ended] = this.inFlight.splice(
      this.inFlight.findIndex((one) => one.id === id),
      1,
    );
    this.ready.updateTurn(ended?.endpoint.id ?? '');
  }
}

describe('ready deliveries', () => {
  it('are taken from one endpoint after the other, the oldest of each first', () => {
    const taking = new Taking({}, delivery('a1'), delivery('a2'), delivery('a3'), delivery('b1'));
    expect(taking.ready.size).toBe(4);
    expect(taking.takeAll()).toEqual(['a1', 'b1', 'a2', 'a3']);
    expect(taking.ready.size).toBe(0);
  });

  it('are taken from one organization after the other, however many endpoints each has', () => {
    const many = ['a1', 'b1', 'c1', 'd1'].map((id) => delivery(id, 'many'));
    const taking = new Taking({}, ...many, delivery('z1', 'one'), delivery('z2', 'one'));
    expect(taking.takeAll()).toEqual(['a1', 'z1', 'b1', 'z2', 'c1', 'd1']);
  });

  it('wait while their endpoint has its limit of requests in flight, and do not delay other endpoints', () => {
    const taking = new Taking({ perEndpoint: 1 }, delivery('a1'), delivery('a2'), delivery('b1'));
    expect(taking.takeAll()).toEqual(['a1', 'b1']);
    taking.end('a1');
    expect(taking.takeAll()).toEqual(['a2']);
    taking.end('b1');
    expect(taking.takeAll()).toEqual([]);
  });

  it('wait while their organization has its share in flight, and do not delay other organizations', () => {
    const taking = new Taking({ perOrganization: 2 }, ...['a1', 'a2', 'b1'].map((id) => delivery(id, 'x')));
    taking.ready.add(delivery('z1', 'y'));
    expect(taking.takeAll()).toEqual(['a1', 'z1', 'b1']);
    taking.end('b1');
    expect(taking.takeAll()).toEqual(['a2']);
  });

  it('are not taken once they are dropped', () => {
    const dropped = delivery('a1');
    const taking = new Taking({}, dropped, delivery('a2'), delivery('b1'));
    expect(taking.ready.drop((one) => one === dropped)).toEqual([dropped]);
    expect(taking.ready.size).toBe(2);
    expect(taking.takeAll().sort()).toEqual(['a2', 'b1']);
  });

  it('can be added again after the only one of an endpoint was dropped', () => {
    const dropped = delivery('a1');
    const taking = new Taking({}, dropped);
    taking.ready.drop((one) => one === dropped);
    expect(taking.takeAll()).toEqual([]);
    taking.ready.add(delivery('a2'));
    expect(taking.takeAll()).toEqual(['a2']);
  });
});
