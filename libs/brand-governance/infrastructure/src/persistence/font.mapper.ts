import type { Font } from '@livery/brand-governance-domain';
import type { Tenant } from '@livery/kernel';
import type { FontRow } from './font.row.ts';

/** A row of a font as it is read, by its tenant. */
export type ReadFontRow = Omit<FontRow, 'organization_id' | 'livemode'>;

export function toFont({ uploaded_by: uploadedBy, ...row }: ReadFontRow): Font {
  return { ...row, uploadedBy };
}

export function toFontRow(tenant: Tenant, { uploadedBy, ...font }: Font): FontRow {
  return { organization_id: tenant.organizationId, livemode: tenant.livemode, ...font, uploaded_by: uploadedBy };
}
