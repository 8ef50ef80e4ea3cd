import {
  assertOwnColors,
  type BrandPalette,
  type BrandPaletteDraft,
  defineBrandPalette,
  paletteContent,
  type PaletteSettings,
  ParameterInvalid,
} from '@livery/brand-governance-domain';
import { assertRevision, checkedEach, type Clock, newId, publicId, type Tenant, tenantRecordId } from '@livery/kernel';
import type { BrandPaletteChanges } from '../brand-palette-changes.ts';
import type { PaletteState } from '../ports/brand-palette.repository.ts';
import { retainPresent, type WantedRecord } from '../retain-present.ts';

/** How many palettes an organization may have in one mode. */
export const MAX_BRAND_PALETTES = 100;

export interface ReplaceBrandPalettesInput {
  readonly tenant: Tenant;
  /** The public id of the state, if the caller names it. */
  readonly id?: string | null | undefined;
  readonly palettes: readonly BrandPaletteDraft[];
  readonly settings: PaletteSettings;
  /** The revision of the state that the caller has seen; null if the caller does not say. */
  readonly seenRevision: number | null;
}

/** Replaces all palettes and their settings, or changes nothing. */
export class ReplaceBrandPalettes {
  constructor(
    private readonly changes: BrandPaletteChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ParameterInvalid, ParameterMissing which name the field: `palettes[0].colors[3].hex`; DomainError `precondition_failed`
   */
  async execute(input: ReplaceBrandPalettesInput): Promise<PaletteState> {
    const { tenant, id, palettes: drafts, settings, seenRevision } = input;
    assertOwnState(tenant, id);
    const updated = this.clock.now();
    const wanted = definePalettes(drafts, updated);
    return this.changes.apply(tenant, updated, (present) => {
      assertRevision(present, seenRevision);
      return { palettes: retainPalettes(present.palettes, wanted, drafts), settings };
    });
  }
}

/** Makes the palettes of a state. @throws ParameterInvalid, ParameterMissing which name the field */
export function definePalettes(drafts: readonly BrandPaletteDraft[], at: Date): WantedRecord<BrandPalette>[] {
  if (drafts.length > MAX_BRAND_PALETTES) {
    throw new ParameterInvalid('palettes', `At most ${MAX_BRAND_PALETTES} palettes.`);
  }
  return checkedEach(drafts, (draft, index) => {
    const param = `palettes[${index}]`;
    return { record: defineBrandPalette(draft, { id: newId(), at, param, newId }), id: draft.id, param: `${param}.id` };
  });
}

/** The palettes that take the place of the present ones. @throws ParameterInvalid for the id of no present palette or colour */
export function retainPalettes(
  present: readonly BrandPalette[],
  wanted: readonly WantedRecord<BrandPalette>[],
  drafts: readonly BrandPaletteDraft[],
): readonly BrandPalette[] {
  assertColorsPresent(present, drafts);
  return retainPresent(present, wanted, { contentOf: paletteContent, publicIdOf });
}

/** Refuses the id of another state. Each organization has one state in each mode, so another id is a mistake. */
function assertOwnState(tenant: Tenant, id: string | null | undefined): void {
  if (id === null || id === undefined || id === tenantRecordId('pal_state', tenant)) return;
  throw new ParameterInvalid('id', 'Must be the id that GET /brand_palettes returns to this credential.');
}

/** Refuses colours that do not belong to the stored palette which their palette names. */
function assertColorsPresent(palettes: readonly BrandPalette[], drafts: readonly BrandPaletteDraft[]): void {
  drafts.forEach((draft, index) => {
    const own = palettes.find((one) => publicIdOf(one) === draft.id)?.colors ?? [];
    assertOwnColors(own, draft.colors, `palettes[${index}].colors`);
  });
}

function publicIdOf({ id }: BrandPalette): string {
  return publicId('palette', id);
}
