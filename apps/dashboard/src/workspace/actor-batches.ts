import type { Actor, Livery } from '@livery/sdk';

/** How many actors one request can name. */
const MOST = 100;

/** Reads actors by their ids. Those that are asked for at the same time are read together. */
export class ActorBatches {
  private waiting = new Map<string, PromiseWithResolvers<Actor | null>>();

  constructor(private readonly read: (ids: readonly string[]) => PromiseLike<{ readonly data: readonly Actor[] }>) {}

  /** @returns null if the organization has no such actor */
  load(id: string): Promise<Actor | null> {
    if (this.waiting.size === 0) setTimeout(() => this.send());
    const asked = this.waiting.get(id) ?? Promise.withResolvers<Actor | null>();
    this.waiting.set(id, asked);
    return asked.promise;
  }

  private send(): void {
    const asked = [...this.waiting];
    this.waiting = new Map();
    for (let start = 0; start < asked.length; start += MOST) void this.sendPart(asked.slice(start, start + MOST));
  }

  private async sendPart(asked: readonly (readonly [string, PromiseWithResolvers<Actor | null>])[]): Promise<void> {
    try {
      const { data } = await this.read(asked.map(([id]) => id));
      const found = new Map(data.map((actor) => [actor.id, actor]));
      for (const [id, { resolve }] of asked) resolve(found.get(id) ?? null);
    } catch (error) {
      for (const [, { reject }] of asked) reject(error);
    }
  }
}

const BATCHES = new WeakMap<Livery, ActorBatches>();

/** The batches of a client. */
export function actorBatchesOf(livery: Livery): ActorBatches {
  const batches = BATCHES.get(livery) ?? new ActorBatches((ids) => livery.actors.list({ ids: ids.join(',') }));
  BATCHES.set(livery, batches);
  return batches;
}
