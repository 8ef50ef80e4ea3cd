import { createIndex } from '@livery/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The documents that were made of a document go with it. */
export class FindFixesOfACheck1763604500000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndex(queryRunner.manager, {
      name: 'brand_check_fix_by_source',
      table: 'brand_governance.brand_check_fix',
      on: '(organization_id, livemode, source_check_id)',
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
