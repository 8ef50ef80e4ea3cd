import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A slide, and its library asset, have the same id. `content_hash` is over the parts of the slide's file, not over its bytes. */
const SLIDE_ASSET = `
  create table content.slide_asset (
    organization_id uuid not null,
    livemode boolean not null,
    id uuid not null,
    source_file_id uuid,
    slide_index integer not null,
    is_hidden boolean not null,
    title text not null,
    slide_text text not null,
    notes text not null,
    layout_name text not null,
    fonts text[] not null,
    colors text[] not null,
    aspect_ratio text not null,
    content_hash text not null,
    primary key (organization_id, livemode, id)
  )`;

/** A set of slides, and its library asset, have the same id. */
const PPT_SET = `
  create table content.ppt_set (
    organization_id uuid not null,
    livemode boolean not null,
    id uuid not null,
    kind text not null,
    template_asset_id uuid,
    template_sha256 text,
    composition_error jsonb,
    created timestamptz not null,
    primary key (organization_id, livemode, id)
  )`;

/** `composed_sha256` is the file of the slide that the set's presentation contains. */
const PPT_SET_SLIDE = `
  create table content.ppt_set_slide (
    organization_id uuid not null,
    livemode boolean not null,
    set_id uuid not null,
    position integer not null,
    slide_id uuid not null,
    required boolean not null,
    locked boolean not null,
    composed_sha256 text not null,
    primary key (organization_id, livemode, set_id, position),
    foreign key (organization_id, livemode, set_id) references content.ppt_set (organization_id, livemode, id)
  )`;

const INDEXES = [
  'create index slide_asset_by_content on content.slide_asset (organization_id, livemode, content_hash)',
  `create index slide_asset_by_source on content.slide_asset (organization_id, livemode, source_file_id, slide_index, id)
     where source_file_id is not null`,
  'create index ppt_set_by_kind on content.ppt_set (organization_id, livemode, kind, id desc)',
  `create index ppt_set_by_template on content.ppt_set (organization_id, livemode, template_asset_id, id desc)
     where template_asset_id is not null`,
  'create index ppt_set_slide_by_slide on content.ppt_set_slide (organization_id, livemode, slide_id, set_id desc)',
];

/** Slides, and sets of slides. */
export class CreateSlides1763601900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [SLIDE_ASSET, PPT_SET, PPT_SET_SLIDE, ...INDEXES]) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
