import type { Font, FontFile, FontRole, FontScript } from '@livery/brand-governance-domain';
import { EntitySchema } from 'typeorm';

export interface FontRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly name: string;
  readonly family: string;
  readonly style: Font['style'];
  readonly weight: number;
  readonly roles: readonly FontRole[];
  readonly scripts: readonly FontScript[];
  readonly fallbacks: readonly string[];
  readonly file: FontFile | null;
  readonly uploaded_by: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly revision: number;
  readonly created: Date;
  readonly updated: Date;
}

export const FontRowSchema = new EntitySchema<FontRow>({
  name: 'font',
  schema: 'brand_governance',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    family: { type: 'text' },
    style: { type: 'text' },
    weight: { type: 'integer' },
    roles: { type: 'text', array: true },
    scripts: { type: 'text', array: true },
    fallbacks: { type: 'text', array: true },
    file: { type: 'jsonb', nullable: true },
    uploaded_by: { type: 'text', nullable: true },
    metadata: { type: 'jsonb' },
    revision: { type: 'integer' },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
  },
});
