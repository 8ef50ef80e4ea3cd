export { type ApiResources, createApi } from './create-api.ts';
export { createDocumentInspector, type InspectorLimits } from './create-document-inspector.ts';
export { connectDatabase, type ConnectOptions, migrateDatabase, PARTITIONED_TABLES } from './livery-database.ts';
