import { type Address, locationOf, type Provenance } from '@livery/office-model';
import type { OccurrenceLocation } from '../judging/check.ts';

/** How sure it is that a template means what was learnt from it. */
export type Confidence = 'high' | 'medium' | 'low';
export const CONFIDENCES = ['high', 'medium', 'low'] as const satisfies readonly Confidence[];

/** How many places of a learnt value are listed. */
export const MAX_PLACES = 10;
/** As many places of one value are no accident. */
const MANY = 3;

/** The places of a template that say the same. */
export class Places {
  private readonly listed = new Set<string>();
  private uses = 0;
  private others = 0;

  /** @param ofTheme whether a theme says it, which is meant for the whole template */
  constructor(private readonly ofTheme = false) {}

  /** How often the value is used, or said. */
  get seen(): number {
    return this.uses;
  }

  /** Where the value is set. Of very many places the first are listed. */
  get locations(): readonly string[] {
    return [...this.listed];
  }

  /** High if a theme says it, or three places; low if only one place does. */
  get confidence(): Confidence {
    const count = this.listed.size + this.others;
    if (this.ofTheme || count >= MANY) return 'high';
    return count > 1 ? 'medium' : 'low';
  }

  add(location: string, uses = 1): this {
    this.uses += uses;
    if (this.listed.size < MAX_PLACES) this.listed.add(location);
    else if (!this.listed.has(location)) this.others += 1;
    return this;
  }

  /** Adds uses of a value. The value counts where it is set: a style that many texts use is one place. */
  addUses({ address, positions }: OccurrenceLocation, { location }: Provenance): this {
    const uses = positions?.length ?? 1;
    if (location !== null) return this.add(location, uses);
    const own: Iterable<Address> = positions?.addresses() ?? [address];
    this.uses += uses;
    for (const one of own) {
      this.add(locationOf(one), 0);
      if (this.listed.size >= MAX_PLACES) break;
    }
    return this;
  }
}
