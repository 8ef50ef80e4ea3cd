import type { CompositionError, PptSet, PptSetKind, SetSlide } from '@livery/content-domain';
import { EntitySchema } from 'typeorm';

export interface PptSetRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly kind: PptSetKind;
  readonly template_asset_id: string | null;
  readonly template_sha256: string | null;
  readonly composition_error: StoredCompositionError | null;
  readonly created: Date;
}

interface StoredCompositionError {
  readonly code: string;
  readonly message: string;
  /** ISO 8601. */
  readonly since: string;
}

export interface PptSetSlideRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly set_id: string;
  readonly position: number;
  readonly slide_id: string;
  readonly required: boolean;
  readonly locked: boolean;
  readonly composed_sha256: string;
}

const OWNER = {
  organization_id: { type: 'uuid', primary: true },
  livemode: { type: 'boolean', primary: true },
} as const;

export const PptSetRowSchema = new EntitySchema<PptSetRow>({
  name: 'ppt_set',
  schema: 'content',
  columns: {
    ...OWNER,
    id: { type: 'uuid', primary: true },
    kind: { type: 'text' },
    template_asset_id: { type: 'uuid', nullable: true },
    template_sha256: { type: 'text', nullable: true },
    composition_error: { type: 'jsonb', nullable: true },
    created: { type: 'timestamptz' },
  },
});

export const PptSetSlideRowSchema = new EntitySchema<PptSetSlideRow>({
  name: 'ppt_set_slide',
  schema: 'content',
  columns: {
    ...OWNER,
    set_id: { type: 'uuid', primary: true },
    position: { type: 'integer', primary: true },
    slide_id: { type: 'uuid' },
    required: { type: 'boolean' },
    locked: { type: 'boolean' },
    composed_sha256: { type: 'text' },
  },
});

/** @param slides in their order */
export function toPptSet(row: PptSetRow, slides: readonly PptSetSlideRow[]): PptSet {
  const { template_asset_id: assetId, template_sha256: contentHash } = row;
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    kind: row.kind,
    template: assetId === null || contentHash === null ? null : { assetId, contentHash },
    slides: slides.map(toSetSlide),
    compositionError: row.composition_error === null ? null : toCompositionError(row.composition_error),
    created: row.created,
  };
}

export function toPptSetRow({ tenant, id, kind, template, compositionError, created }: PptSet): PptSetRow {
  return {
    organization_id: tenant.organizationId,
    livemode: tenant.livemode,
    id,
    kind,
    template_asset_id: template?.assetId ?? null,
    template_sha256: template?.contentHash ?? null,
    composition_error:
      compositionError === null ? null : { ...compositionError, since: compositionError.since.toISOString() },
    created,
  };
}

export function toPptSetSlideRows({ tenant, id, slides }: PptSet): PptSetSlideRow[] {
  return slides.map(({ slideId, isRequired, isLocked, composedHash }, index) => ({
    organization_id: tenant.organizationId,
    livemode: tenant.livemode,
    set_id: id,
    position: index + 1,
    slide_id: slideId,
    required: isRequired,
    locked: isLocked,
    composed_sha256: composedHash,
  }));
}

function toCompositionError({ code, message, since }: StoredCompositionError): CompositionError {
  return { code, message, since: new Date(since) };
}

export function toSetSlide({ slide_id, required, locked, composed_sha256 }: PptSetSlideRow): SetSlide {
  return { slideId: slide_id, isRequired: required, isLocked: locked, composedHash: composed_sha256 };
}
