import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks belong together by the caller's name for the document. */
export class AddDocumentAndBaseline1763603200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table brand_governance.brand_check add column document text, add column baseline_id uuid',
    );
    await queryRunner.query(`
      create index brand_check_by_document on brand_governance.brand_check (organization_id, livemode, document, id)
       where document is not null`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
