import { brandPalettesUpdated } from '@livery/brand-governance-contracts';
import {
  type BrandPalette,
  type BrandPaletteDraft,
  canonicalJson,
  defineBrandPalette,
  type PaletteSettings,
  ParameterInvalid,
} from '@livery/brand-governance-domain';
import {
  checkedEach,
  type Clock,
  type EventLog,
  newEvent,
  newId,
  publicId,
  type Tenant,
  tenantRecordId,
  type UnitOfWork,
} from '@livery/kernel';
import type { BrandPaletteRepository, PaletteState } from '../ports/brand-palette.repository.ts';
import { boundedSnapshot } from '../resources/bounded-snapshot.ts';
import { brandPaletteStateResource } from '../resources/brand-palette-state.resource.ts';
import { retainPresent, type WantedRecord } from '../retain-present.ts';

/** How many palettes an organization may have in one mode. */
export const MAX_BRAND_PALETTES = 100;

export interface ReplaceBrandPalettesInput {
  readonly tenant: Tenant;
  /** The public id of the state, if the caller names it. */
  readonly id?: string | null | undefined;
  readonly palettes: readonly BrandPaletteDraft[];
  readonly settings: PaletteSettings;
}

/** Replaces all palettes and their settings, or changes nothing. */
export class ReplaceBrandPalettes {
  constructor(
    private readonly brandPalettes: BrandPaletteRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ParameterInvalid, ParameterMissing which name the field: `palettes[0].colors[3].hex` */
  async execute({ tenant, id, palettes: drafts, settings }: ReplaceBrandPalettesInput): Promise<PaletteState> {
    assertOwnState(tenant, id);
    const updated = this.clock.now();
    const wanted = definePalettes(drafts, updated);
    return this.unitOfWork.run(async (transaction) => {
      const present = await this.brandPalettes.stateForUpdate(tenant, transaction);
      assertColorsPresent(present, drafts);
      const palettes = retainPresent(present.palettes, wanted, { contentOf, publicIdOf });
      const next = { palettes, settings, updated };
      if (present.updated !== null && sameState(present, next)) return present;
      await this.brandPalettes.replace(tenant, next, transaction);
      const state = brandPaletteStateResource(next, tenant);
      const snapshot = boundedSnapshot(state, { id: state.id, url: '/api/v1/brand_palettes' });
      await this.eventLog.append(newEvent(brandPalettesUpdated, tenant, snapshot), transaction);
      return next;
    });
  }
}

function definePalettes(drafts: readonly BrandPaletteDraft[], at: Date): WantedRecord<BrandPalette>[] {
  if (drafts.length > MAX_BRAND_PALETTES) {
    throw new ParameterInvalid('palettes', `At most ${MAX_BRAND_PALETTES} palettes.`);
  }
  return checkedEach(drafts, (draft, index) => {
    const param = `palettes[${index}]`;
    return { record: defineBrandPalette(draft, { id: newId(), at, param, newId }), id: draft.id, param: `${param}.id` };
  });
}

/** Refuses the id of another state. Each organization has one state in each mode, so another id is a mistake. */
function assertOwnState(tenant: Tenant, id: string | null | undefined): void {
  if (id === null || id === undefined || id === tenantRecordId('pal_state', tenant)) return;
  throw new ParameterInvalid('id', 'Must be the id that GET /brand_palettes returns to this credential.');
}

/**
 * Refuses colours that name no colour of the stored palette which their palette names, or that name one twice. A colour that
 * names one keeps its id.
 */
function assertColorsPresent({ palettes }: PaletteState, drafts: readonly BrandPaletteDraft[]): void {
  drafts.forEach((draft, palette) => {
    const own = palettes.find((one) => publicIdOf(one) === draft.id)?.colors ?? [];
    const known = new Set(own.map(({ id }) => publicId('col', id)));
    draft.colors.forEach(({ id }, color) => {
      if (id === null || id === undefined || known.delete(id)) return;
      const param = `palettes[${palette}].colors[${color}].id`;
      throw new ParameterInvalid(
        param,
        'Must be the id of a colour of this palette, given once. Leave it out for a new one.',
      );
    });
  });
}

function publicIdOf({ id }: BrandPalette): string {
  return publicId('palette', id);
}

function contentOf(palette: BrandPalette): object {
  const { name, role, sortOrder, allowBrandShades, tolerance, metadata } = palette;
  const colors = palette.colors.map((color) => ({ name: color.name, hex: color.hex, sortOrder: color.sortOrder }));
  return { name, role, sortOrder, allowBrandShades, tolerance, colors, metadata };
}

/** Whether the records are the stored ones themselves. A changed palette is another object with the same id. */
function sameState(present: PaletteState, next: PaletteState): boolean {
  return (
    canonicalJson(present.settings) === canonicalJson(next.settings) &&
    present.palettes.length === next.palettes.length &&
    present.palettes.every((palette, index) => next.palettes[index] === palette)
  );
}
