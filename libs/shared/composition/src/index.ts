export { eraseOrganization, erasePerson } from './erase.ts';
export {
  connectDatabase,
  createPartitionUpkeep,
  DEFAULT_RETENTION,
  migrateDatabase,
  type RetentionDays,
} from './livery-database.ts';
