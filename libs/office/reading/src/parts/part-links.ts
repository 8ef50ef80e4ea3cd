import type { Relationship } from '@livery/office-package';
import type { PartReader } from './part-reader.ts';

/** The relationships of one part by their ids. */
export class PartLinks {
  private byId: ReadonlyMap<string, Relationship> | undefined;

  constructor(
    private readonly parts: PartReader,
    readonly part: string,
  ) {}

  /** The part that a relationship leads to; undefined when it is external or the part is not in the package. */
  target(id: string | undefined): string | undefined {
    const found = this.find(id);
    return found === undefined || found.external || !this.parts.has(found.target) ? undefined : found.target;
  }

  /** The external address that a relationship leads to; undefined when it leads to a part. */
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
