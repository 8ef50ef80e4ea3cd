import { brandPalettesUpdated } from '@livery/brand-governance-contracts';
import { type BrandPalette, canonicalJson, type PaletteSettings } from '@livery/brand-governance-domain';
import { type EventLog, newEvent, publicId, type Tenant, type Transaction, type UnitOfWork } from '@livery/kernel';
import { changedRecords } from './changed-records.ts';
import type { BrandPaletteRepository, PaletteState } from './ports/brand-palette.repository.ts';
import { boundedSnapshot } from './resources/bounded-snapshot.ts';
import { brandPaletteStateResource } from './resources/brand-palette-state.resource.ts';

interface PalettesWithSettings {
  readonly palettes: readonly BrandPalette[];
  readonly settings: PaletteSettings;
}

/** Writes the palettes and their settings, one change after the other. */
export class BrandPaletteChanges {
  constructor(
    private readonly brandPalettes: BrandPaletteRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Stores what `decide` makes of the present state. Nothing is stored if it throws, or returns the same state or, once there is a
   * stored one, the same palettes and settings.
   * @param updated the time of the change
   */
  apply(tenant: Tenant, updated: Date, decide: (present: PaletteState) => PalettesWithSettings): Promise<PaletteState> {
    return this.unitOfWork.run((transaction) => this.applyWithin(transaction, tenant, updated, decide));
  }

  /** Does the same as `apply` in a transaction that changes more. */
  async applyWithin(
    transaction: Transaction,
    tenant: Tenant,
    updated: Date,
    decide: (present: PaletteState) => PalettesWithSettings,
  ): Promise<PaletteState> {
    const present = await this.brandPalettes.stateForUpdate(tenant, transaction);
    const { palettes, settings } = decide(present);
    const next = { palettes, settings, revision: present.revision + 1, updated };
    if (palettes === present.palettes || (present.updated !== null && isSame(present, next))) return present;
    await this.brandPalettes.replace(tenant, next, transaction);
    const state = brandPaletteStateResource(next, tenant);
    const snapshot = boundedSnapshot(state, { id: state.id, url: '/api/v1/brand_palettes' });
    const changes = changedRecords(
      present.palettes,
      palettes,
      (id) => publicId('palette', id),
      ({ name, role }) => ({ name, role }),
    );
    await this.eventLog.append(newEvent(brandPalettesUpdated, tenant, snapshot, changes), transaction);
    return next;
  }
}

/** Tells whether the records are the stored ones themselves. A changed palette is another object with the same id. */
function isSame(present: PaletteState, next: PaletteState): boolean {
  return (
    canonicalJson(present.settings) === canonicalJson(next.settings) &&
    present.palettes.length === next.palettes.length &&
    present.palettes.every((palette, index) => next.palettes[index] === palette)
  );
}
