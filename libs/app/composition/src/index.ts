export { CONTRIBUTIONS, VOCABULARY } from './contributions.ts';
export { eraseOrganization, erasePerson } from './erase.ts';
export { connectDatabase, createPartitionUpkeep, migrateDatabase } from './livery-database.ts';
