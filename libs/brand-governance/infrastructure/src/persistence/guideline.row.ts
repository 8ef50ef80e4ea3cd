import { EntitySchema } from 'typeorm';

/** The state of an organization's guideline: one row, which the first change makes and every later one locks. */
export interface GuidelineRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  /** Whether the organization has stored rules. While it is false, the default rules are in force. */
  readonly rules_stored: boolean;
  readonly rules_revision: number;
  readonly allow_neutral_greys: boolean;
  readonly allow_black_and_white: boolean;
  readonly palettes_updated: Date | null;
  readonly palettes_revision: number;
}

export const GuidelineRowSchema = new EntitySchema<GuidelineRow>({
  name: 'guideline',
  schema: 'brand_governance',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    rules_stored: { type: 'boolean' },
    rules_revision: { type: 'integer' },
    allow_neutral_greys: { type: 'boolean' },
    allow_black_and_white: { type: 'boolean' },
    palettes_updated: { type: 'timestamptz', nullable: true },
    palettes_revision: { type: 'integer' },
  },
});
