import { type Contribution, tableEraser } from '@livery/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { gadgetErrorCodes, gadgetIdPrefixes, gadgetMade } from './gadget-contract.ts';
import { GADGET_COUNT } from './unscoped-gadgets.ts';

class CreateGadgets1763699999999 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create schema gadgets');
    await queryRunner.query(
      `create table gadgets.gadget (organization_id uuid, livemode boolean, id uuid, is_jammed boolean not null,
         primary key (organization_id, livemode, id)) partition by range (id)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/** Everything that the context of gadgets contributes to the service. */
export const gadgetContribution: Contribution = {
  entities: [],
  migrations: [CreateGadgets1763699999999],
  eraser: tableEraser(['gadgets.gadget']),
  tenantGuardExceptions: [GADGET_COUNT],
  weeklyTables: [
    { table: 'gadgets.gadget', kept: { days: 60, setting: { variable: 'RETENTION_GADGETS_DAYS', what: 'gadgets' } } },
  ],
  idPrefixes: gadgetIdPrefixes,
  errorCodes: gadgetErrorCodes,
  events: [gadgetMade],
};
