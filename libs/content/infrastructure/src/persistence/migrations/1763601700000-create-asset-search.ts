import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The words of each asset. `names` are those of its name and tags. They stand apart from `document`, which has all of them, because the
 * words of long texts are stored outside the row, and reading them takes most of the time of a search among the newest assets.
 * `is_approved` and `updated` repeat what the results are sorted by. The bits are signatures of the words in `names`: with them, the index
 * of the newest assets tells most assets without a word apart. That needs pages that a vacuum has marked as visible, so it runs often.
 */
const ASSET_SEARCH = `
  create table content.asset_search (
    organization_id uuid not null,
    livemode boolean not null,
    asset_id uuid not null,
    is_approved boolean not null,
    updated timestamptz not null,
    word_bits bigint not null,
    beginning_bits bigint not null,
    names tsvector not null,
    document tsvector not null,
    primary key (organization_id, livemode, asset_id)
  ) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`;

/**
 * How often each word occurs. The class is `w` for words, `p` for the beginnings of one to three characters, `t` for whole tags,
 * `k` for types of assets, and `*` for the row that counts all assets of the tenant, whose word is empty.
 */
const SEARCH_WORD = `
  create table content.search_word (
    organization_id uuid not null,
    livemode boolean not null,
    word text collate "C" not null,
    class "char" not null,
    assets integer not null,
    in_names integer not null,
    counted timestamptz,
    primary key (organization_id, livemode, word, class)
  )`;

/** The words of the text of a file, by which its assets are found. */
const FILE_TEXT = `
  create table content.file_text (
    organization_id uuid not null,
    livemode boolean not null,
    content_hash text not null,
    words text[] not null,
    primary key (organization_id, livemode, content_hash)
  )`;

const INDEXES = [
  'create index asset_search_names on content.asset_search using gin (names) with (fastupdate = off)',
  'create index asset_search_document on content.asset_search using gin (document) with (fastupdate = off)',
  `create index asset_search_newest on content.asset_search
     (organization_id, livemode, is_approved desc, updated desc, asset_id desc) include (word_bits, beginning_bits)`,
  `create index asset_search_latest on content.asset_search
     (organization_id, livemode, updated desc, asset_id desc) include (word_bits)`,
  `create index library_asset_by_review on content.library_asset
     (organization_id, livemode, coalesce(review_status, 'none'), updated desc, id desc) where deleted_at is null`,
  `create index library_asset_ending on content.library_asset (organization_id, livemode, updated desc, id desc)
     where deleted_at is null and available_until is not null`,
  `create index search_word_similar on content.search_word
     using gin (organization_id, livemode, word gin_trgm_ops) where class = 'w'`,
  `create index search_word_totals on content.search_word (organization_id, livemode) where class = '*'`,
];

/** What finds assets by words. */
export class CreateAssetSearch1763601700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create extension if not exists pg_trgm');
    for (const statement of [ASSET_SEARCH, SEARCH_WORD, FILE_TEXT, ...INDEXES]) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
