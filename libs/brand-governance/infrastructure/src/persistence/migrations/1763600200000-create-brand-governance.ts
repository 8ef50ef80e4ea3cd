import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBrandGovernance1763600200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create schema brand_governance`);
    await queryRunner.query(`
      create table brand_governance.guideline (
        organization_id uuid not null,
        livemode boolean not null,
        rules_stored boolean not null,
        allow_neutral_greys boolean not null,
        allow_black_and_white boolean not null,
        palettes_updated timestamptz,
        primary key (organization_id, livemode)
      )`);
    await queryRunner.query(`
      create table brand_governance.brand_rule (
        organization_id uuid not null,
        livemode boolean not null,
        id uuid not null,
        position integer not null,
        type text not null,
        name text not null,
        severity text not null,
        active boolean not null,
        auto_fixable boolean not null,
        pattern jsonb,
        replacement text,
        params jsonb not null,
        applies_to text[] not null,
        message text,
        metadata jsonb not null,
        is_default boolean not null,
        created timestamptz not null,
        updated timestamptz not null,
        primary key (organization_id, livemode, id)
      )`);
    await queryRunner.query(`
      create table brand_governance.brand_palette (
        organization_id uuid not null,
        livemode boolean not null,
        id uuid not null,
        position integer not null,
        name text not null,
        role text not null,
        sort_order double precision not null,
        allow_brand_shades boolean not null,
        tolerance double precision not null,
        colors jsonb not null,
        metadata jsonb not null,
        created timestamptz not null,
        updated timestamptz not null,
        primary key (organization_id, livemode, id)
      )`);
    await queryRunner.query(`
      create table brand_governance.font (
        organization_id uuid not null,
        livemode boolean not null,
        id uuid not null,
        name text not null,
        family text not null,
        style text not null,
        weight integer not null,
        roles text[] not null,
        scripts text[] not null,
        fallbacks text[] not null,
        file jsonb,
        uploaded_by text,
        metadata jsonb not null,
        created timestamptz not null,
        updated timestamptz not null,
        primary key (organization_id, livemode, id)
      )`);
    await queryRunner.query(`
      create table brand_governance.brand_check (
        organization_id uuid not null,
        livemode boolean not null,
        id uuid not null,
        status text not null,
        content_type text not null,
        filename text,
        size_bytes integer not null,
        content_sha256 text not null,
        guideline_version text not null,
        findings jsonb not null,
        summary jsonb,
        not_evaluated jsonb not null,
        refusal jsonb,
        metadata jsonb not null,
        created_by_kind text,
        created_by_id uuid,
        created timestamptz not null,
        completed timestamptz not null,
        primary key (organization_id, livemode, id),
        check ((status = 'completed') = (summary is not null)),
        check ((status = 'failed') = (refusal is not null))
      )`);
    await queryRunner.query(`
      create index brand_check_by_status on brand_governance.brand_check (organization_id, livemode, status, id)`);
    await queryRunner.query(`
      create index brand_check_by_content_type
          on brand_governance.brand_check (organization_id, livemode, content_type, id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
