export { type ApiResources, createApi } from './create-api.ts';
export { connectDatabase, type ConnectOptions, migrateDatabase } from './livery-database.ts';
