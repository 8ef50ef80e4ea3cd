import type { MigrationInterface, QueryRunner } from 'typeorm';

const ICON_SET = `
  create table content.icon_set (
    organization_id uuid not null,
    livemode boolean not null,
    id uuid not null,
    name text not null,
    slug text collate "C" not null,
    description text not null,
    style text not null,
    licence text not null,
    revision integer not null,
    created_by_kind text,
    created_by_id uuid,
    created timestamptz not null,
    updated timestamptz not null,
    primary key (organization_id, livemode, id)
  )`;

/** An icon has the UUID of its asset, which has its name, tags and content. `view_boxes` has a member for the content of each version. */
const ICON = `
  create table content.icon (
    organization_id uuid not null,
    livemode boolean not null,
    id uuid not null,
    set_id uuid,
    slug text collate "C" not null,
    view_boxes jsonb not null,
    color text,
    gradient_start text,
    gradient_end text,
    gradient_angle double precision,
    created_by_kind text,
    created_by_id uuid,
    created timestamptz not null,
    is_deleted boolean not null,
    primary key (organization_id, livemode, id),
    foreign key (organization_id, livemode, id) references content.library_asset (organization_id, livemode, id),
    foreign key (organization_id, livemode, set_id) references content.icon_set (organization_id, livemode, id)
  )`;

const INDEXES = [
  'create unique index icon_set_slug on content.icon_set (organization_id, livemode, slug)',
  `create unique index icon_slug on content.icon (organization_id, livemode, set_id, slug) where not is_deleted`,
  `create index icon_of_set on content.icon (organization_id, livemode, set_id, id desc)`,
  `create index icon_newest on content.icon (organization_id, livemode, id desc) where not is_deleted`,
];

/** Icons and their sets. */
export class CreateIcons1763601800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [ICON_SET, ICON, ...INDEXES]) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
