import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Processes of the version before insert rows without a revision, so the columns keep their defaults. */
const STATEMENTS = [
  `alter table brand_governance.guideline
     add column rules_revision integer not null default 0,
     add column palettes_revision integer not null default 0`,
  'alter table brand_governance.brand_rule add column revision integer not null default 1',
  'alter table brand_governance.brand_palette add column revision integer not null default 1',
  'alter table brand_governance.font add column revision integer not null default 1',
];

export class AddGuidelineRevisions1763602900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
