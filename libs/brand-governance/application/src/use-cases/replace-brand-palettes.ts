import { brandPalettesUpdated } from '@livery/brand-governance-contracts';
import {
  type BrandPalette,
  type BrandPaletteDraft,
  canonicalJson,
  defineBrandPalette,
  type PaletteSettings,
  ParameterInvalid,
} from '@livery/brand-governance-domain';
import { type Clock, type EventLog, newEvent, newId, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { BrandPaletteRepository, PaletteState } from '../ports/brand-palette.repository.ts';
import { boundedSnapshot } from '../resources/bounded-snapshot.ts';
import { brandPaletteStateResource } from '../resources/brand-palette-state.resource.ts';
import { retainEqual } from '../retain-equal.ts';

/** Palettes of one organization in one mode. */
export const MAX_BRAND_PALETTES = 100;

export interface ReplaceBrandPalettesInput {
  readonly tenant: Tenant;
  readonly palettes: readonly BrandPaletteDraft[];
  readonly settings: PaletteSettings;
}

/** Puts all palettes and their settings in place of the present ones, or changes nothing. */
export class ReplaceBrandPalettes {
  constructor(
    private readonly brandPalettes: BrandPaletteRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ParameterInvalid, ParameterMissing naming the field as `palettes[0].colors[3].hex` */
  async execute({ tenant, palettes: drafts, settings }: ReplaceBrandPalettesInput): Promise<PaletteState> {
    const updated = this.clock.now();
    const wanted = definePalettes(drafts, updated);
    return this.unitOfWork.run(async (transaction) => {
      const present = await this.brandPalettes.stateForUpdate(tenant, transaction);
      const next = { palettes: retainEqual(present.palettes, wanted, contentOf), settings, updated };
      if (present.updated !== null && sameState(present, next)) return present;
      await this.brandPalettes.replace(tenant, next, transaction);
      const snapshot = boundedSnapshot(brandPaletteStateResource(next, tenant), '/api/v1/brand_palettes');
      await this.eventLog.append(newEvent(brandPalettesUpdated, tenant, snapshot), transaction);
      return next;
    });
  }
}

function definePalettes(drafts: readonly BrandPaletteDraft[], at: Date): BrandPalette[] {
  if (drafts.length > MAX_BRAND_PALETTES) {
    throw new ParameterInvalid('palettes', `At most ${MAX_BRAND_PALETTES} palettes.`);
  }
  return drafts.map((draft, index) =>
    defineBrandPalette(draft, { id: newId(), at, param: `palettes[${index}]`, newId }),
  );
}

function contentOf(palette: BrandPalette): object {
  const { name, role, sortOrder, allowBrandShades, tolerance, metadata } = palette;
  const colors = palette.colors.map((color) => ({ name: color.name, hex: color.hex, sortOrder: color.sortOrder }));
  return { name, role, sortOrder, allowBrandShades, tolerance, colors, metadata };
}

function sameState(present: PaletteState, next: PaletteState): boolean {
  const identity = ({ palettes, settings }: PaletteState): string =>
    canonicalJson({ ids: palettes.map(({ id }) => id), settings });
  return identity(present) === identity(next);
}
