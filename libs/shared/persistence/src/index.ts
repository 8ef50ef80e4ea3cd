export { Database, type DatabaseOptions, type PersistenceSlice } from './database.ts';
export { EmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
export { migrate } from './migrate.ts';
export { assertTenantScoped, UnscopedStatement } from './tenant-guard.ts';
export { managerOf, TypeOrmUnitOfWork } from './typeorm-unit-of-work.ts';
export { unscoped, UNSCOPED_REASONS, type UnscopedReason } from './unscoped-statement.ts';
export { ensureWeeklyPartitions, type PartitionedTable } from './weekly-partitions.ts';
