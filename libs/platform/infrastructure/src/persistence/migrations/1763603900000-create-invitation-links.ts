import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the links of members, which open one organization, and the sessions that such links open. */
export class CreateInvitationLinks1763603900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table platform.sign_in_link
        alter column account_id drop not null,
        add column organization_id uuid,
        add column membership_id uuid,
        add column user_id uuid,
        add column role text,
        add column made_by uuid`);
    await queryRunner.query(`
      create index sign_in_link_by_member on platform.sign_in_link (organization_id, membership_id)
       where organization_id is not null`);
    await queryRunner.query(`alter table platform.session add column organization_id uuid`);
    await queryRunner.query(`
      create index session_by_organization on platform.session (organization_id) where organization_id is not null`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
