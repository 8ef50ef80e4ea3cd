import type { Clock, Tenant } from '@livery/kernel';
import type { BrandPaletteChanges } from '../brand-palette-changes.ts';
import { foundRecord } from '../found-record.ts';

export interface DeleteBrandPaletteInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly seenRevision: number | null;
}

/** Deletes one palette with its colours. */
export class DeleteBrandPalette {
  constructor(
    private readonly changes: BrandPaletteChanges,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed` */
  async execute({ tenant, id, seenRevision }: DeleteBrandPaletteInput): Promise<void> {
    await this.changes.apply(tenant, this.clock.now(), ({ palettes, settings }) => {
      const palette = foundRecord(palettes, id, seenRevision);
      return { palettes: palettes.filter((one) => one !== palette), settings };
    });
  }
}
