/** Where TypeORM writes down which migrations have run. */
export const MIGRATION_TABLE = 'livery_migration';
