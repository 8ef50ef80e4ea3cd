import type { BrandPalette, PaletteSettings } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';

/** The palettes of an organization in its order, and the settings that hold for all of them. */
export interface PaletteState {
  readonly palettes: readonly BrandPalette[];
  readonly settings: PaletteSettings;
  /** How often the state was written. It is the ETag of the state. */
  readonly revision: number;
  /** When the state was last changed; null while nothing has been stored. */
  readonly updated: Date | null;
}

export abstract class BrandPaletteRepository {
  /** Returns the state. While nothing has been stored, it has no palettes and the default settings. */
  abstract state(tenant: Tenant): Promise<PaletteState>;
  /** Returns the state, and locks the organization's guideline until the transaction ends, even if nothing has been stored. */
  abstract stateForUpdate(tenant: Tenant, transaction: Transaction): Promise<PaletteState>;
  /** Replaces the whole state. The guideline must be locked. */
  abstract replace(tenant: Tenant, state: PaletteState, transaction: Transaction): Promise<void>;
}
