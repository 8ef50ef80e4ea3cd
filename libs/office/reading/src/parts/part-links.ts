import type { Relationship } from '@livery/office-package';
import type { PartReader } from './part-reader.ts';

/** The relationships of one part by their ids. */
export class PartLinks {
  private byId: ReadonlyMap<string, Relationship> | undefined;

  constructor(
    private readonly parts: PartReader,
    readonly part: string,
  ) {}

  /** The part behind an id; undefined when it is external or not there. */
  target(id: string | undefined): string | undefined {
    const found = this.find(id);
    return found === undefined || found.external || !this.parts.has(found.target) ? undefined : found.target;
  }

  /** The address behind an id; undefined when it leads to a part. */
  address(id: string | undefined): string | undefined {
    const found = this.find(id);
    return found?.external ? found.target : undefined;
  }

  private find(id: string | undefined): Relationship | undefined {
    if (id === undefined) return undefined;
    this.byId ??= new Map(this.parts.relationships(this.part).map((one) => [one.id, one]));
    return this.byId.get(id);
  }
}
