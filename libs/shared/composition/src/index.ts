export { eraseOrganization, erasePerson } from './erase.ts';
export { connectDatabase, CONTRIBUTIONS, createPartitionUpkeep, migrateDatabase } from './livery-database.ts';
