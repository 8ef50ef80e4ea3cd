import type { BrandPalette, PaletteSettings } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';

/** The palettes of an organization in its order, and what holds across them. */
export interface PaletteState {
  readonly palettes: readonly BrandPalette[];
  readonly settings: PaletteSettings;
  /** Null while nothing has been stored. */
  readonly updated: Date | null;
}

export abstract class BrandPaletteRepository {
  /** No palettes and the default settings while nothing has been stored. */
  abstract state(tenant: Tenant): Promise<PaletteState>;
  /** Locks the organization's guideline until the transaction ends, also where there is none yet. */
  abstract stateForUpdate(tenant: Tenant, transaction: Transaction): Promise<PaletteState>;
  /** Stores a whole state in place of the present one; the guideline must be locked. */
  abstract replace(tenant: Tenant, state: PaletteState, transaction: Transaction): Promise<void>;
}
