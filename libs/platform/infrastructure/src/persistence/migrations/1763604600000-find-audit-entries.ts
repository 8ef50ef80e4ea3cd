import { createIndex } from '@livery/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each filter of the audit log finds its entries, newest first, however many others there are. */
export class FindAuditEntries1763604600000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const column of ['action', 'actor_id', 'target']) {
      await createIndex(queryRunner.manager, {
        name: `audit_entry_by_${column}`,
        table: 'platform.audit_entry',
        on: `(organization_id, livemode, ${column}, id desc)`,
      });
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
