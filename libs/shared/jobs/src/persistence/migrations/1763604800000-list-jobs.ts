import { createIndex } from '@livery/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of jobs of one kind or status follow an index, newest first, however many others there are. */
export class ListJobs1763604800000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const column of ['kind', 'status']) {
      await createIndex(queryRunner.manager, {
        name: `job_by_${column}`,
        table: 'jobs.job',
        on: `(organization_id, livemode, ${column}, id desc)`,
      });
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
