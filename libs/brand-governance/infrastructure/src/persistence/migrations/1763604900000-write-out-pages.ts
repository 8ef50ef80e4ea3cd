import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What rules on pages demanded without saying so, by the type of the rule. */
const IMPLIED = {
  'docx.margins': { mm: { top: 25, bottom: 20, left: 25, right: 25 } },
  'docx.page_size': { size: 'A4' },
} as const;

/**
 * Rules on margins and page sizes say what they demand. Those that were saved without keep their meaning, and the ids of their findings, which
 * are made of the parameters as they were.
 */
export class WriteOutPages1763604900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table brand_governance.brand_rule add column finding_params jsonb');
    for (const [type, implied] of Object.entries(IMPLIED)) {
      const values = [type, JSON.stringify(implied), ...Object.keys(implied)];
      await queryRunner.query(
        `update brand_governance.brand_rule
            set finding_params = params, params = $2::jsonb || params, revision = revision + 1
          where type = $1 and not params ? $3`,
        values,
      );
      await queryRunner.query(
        `update brand_governance.guideline_snapshot
            set guideline = jsonb_set(guideline, '{rules}', (
                  select jsonb_agg(
                           case when rule ->> 'type' = $1 and not rule -> 'params' ? $3
                                then rule || jsonb_build_object('findingParams', rule -> 'params',
                                                                'params', $2::jsonb || (rule -> 'params'))
                                else rule end order by number)
                    from jsonb_array_elements(guideline -> 'rules') with ordinality as rules (rule, number)))
          where guideline -> 'rules' @> jsonb_build_array(jsonb_build_object('type', $1::text))`,
        values,
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
