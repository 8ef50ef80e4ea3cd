export { EmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres.ts';
export { EmbeddedPostgresFailed, EmbeddedPostgresInUse } from './embedded-postgres.errors.ts';
export { writeFileWhole } from './write-file-whole.ts';
