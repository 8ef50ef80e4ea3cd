import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Simulations exist while their jobs run. */
export class CreateSimulation1763603700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table brand_governance.simulation (
        organization_id uuid not null,
        livemode boolean not null,
        id uuid not null,
        in_force jsonb not null,
        given jsonb not null,
        check_ids uuid[] not null,
        has_more boolean not null,
        created timestamptz not null,
        primary key (organization_id, livemode, id)
      )`);
    // Simulations of all tenants are deleted by their age.
    await queryRunner.query('create index simulation_by_age on brand_governance.simulation (created)');
    await queryRunner.query(`
      create table brand_governance.simulated_document (
        organization_id uuid not null,
        livemode boolean not null,
        simulation_id uuid not null,
        position integer not null,
        outcome jsonb not null,
        primary key (organization_id, livemode, simulation_id, position),
        foreign key (organization_id, livemode, simulation_id)
          references brand_governance.simulation (organization_id, livemode, id) on delete cascade
      )`);
    await queryRunner.query(`
      create index brand_check_by_kept_document
          on brand_governance.brand_check (organization_id, livemode, id) where document_kept_until is not null`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
