import { createIndex } from '@livery/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A name as it is compared with what was typed: compatible forms of a character are one (NFKD), without the marks of Latin, Greek, Cyrillic and
 * Japanese letters, in lower case, with one space for all signs between words. The class of letters is not used, since it depends on the locale.
 */
const NAME_KEY = `
  create or replace function content.name_key(name text) returns text language sql immutable parallel safe return
    btrim(regexp_replace(lower(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f\\u3099\\u309a]', '', 'g')),
      '[\\s\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+', ' ', 'g'))`;

/** Searches find the assets whose names are, or begin with, what was typed. Of long names the beginning is enough to find them. */
export class FindAssetsByName1763604700000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(NAME_KEY);
    await createIndex(queryRunner.manager, {
      name: 'library_asset_by_name',
      table: 'content.library_asset',
      on: `(organization_id, livemode, (left(content.name_key(name), 64)) collate "C", updated desc, id desc)
           where deleted_at is null`,
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
