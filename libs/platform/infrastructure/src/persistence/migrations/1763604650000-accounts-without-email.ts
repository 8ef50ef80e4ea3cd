import { createIndex } from '@livery/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets accounts be without an email of their own, and finds accounts by the emails of their users. */
export class AccountsWithoutEmail1763604650000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table platform.account alter column email drop not null');
    await createIndex(queryRunner.manager, {
      name: 'user_by_linked_email',
      table: 'platform.user',
      on: '(lower(email)) where account_id is not null',
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
