import { EntitySchema } from 'typeorm';

/** The state of an organization's guideline: one row, made at the first change and locked by every later one. */
export interface GuidelineRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  /** False while the default rules are in force. */
  readonly rules_stored: boolean;
  readonly allow_neutral_greys: boolean;
  readonly allow_black_and_white: boolean;
  readonly palettes_updated: Date | null;
}

export const GuidelineRowSchema = new EntitySchema<GuidelineRow>({
  name: 'guideline',
  schema: 'brand_governance',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    rules_stored: { type: 'boolean' },
    allow_neutral_greys: { type: 'boolean' },
    allow_black_and_white: { type: 'boolean' },
    palettes_updated: { type: 'timestamptz', nullable: true },
  },
});
