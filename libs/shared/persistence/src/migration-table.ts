/** The table in which TypeORM records the migrations that have run. */
export const MIGRATION_TABLE = 'livery_migration';
