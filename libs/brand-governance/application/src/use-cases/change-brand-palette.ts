import { amendBrandPalette, type BrandPalette, type BrandPaletteChange } from '@livery/brand-governance-domain';
import { type Clock, newId, type Tenant } from '@livery/kernel';
import type { BrandPaletteChanges } from '../brand-palette-changes.ts';
import { foundRecord, withRecord } from '../found-record.ts';

export interface ChangeBrandPaletteInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly change: BrandPaletteChange;
  readonly seenRevision: number | null;
}

/** Changes one palette. */
export class ChangeBrandPalette {
  constructor(
    private readonly changes: BrandPaletteChanges,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed`, and as `amendBrandPalette` */
  async execute({ tenant, id, change, seenRevision }: ChangeBrandPaletteInput): Promise<BrandPalette> {
    const at = this.clock.now();
    const { palettes } = await this.changes.apply(tenant, at, ({ palettes, settings }) => {
      const palette = foundRecord(palettes, id, seenRevision);
      return { palettes: withRecord(palettes, palette, amendBrandPalette(palette, change, { at, newId })), settings };
    });
    return foundRecord(palettes, id, null);
  }
}
