import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of contents. `id` holds the reference to the bytes of the picture. `requested` is when the content was last to be rendered. */
const PREVIEW = `
  create table content.preview (
    organization_id uuid not null,
    livemode boolean not null,
    sha256 text not null,
    renderer_version integer not null,
    id uuid not null,
    state text not null,
    reason text,
    picture_sha256 text,
    width integer,
    height integer,
    requested timestamptz not null,
    primary key (organization_id, livemode, sha256, renderer_version)
  )`;

export class CreatePreviews1763602000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(PREVIEW);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
