export { apiContract } from './api-contract.ts';
export { type ApiResources, createApi } from './create-api.ts';
export { createDocumentInspector, type InspectorSettings } from './create-document-inspector.ts';
export {
  connectDatabase,
  type ConnectOptions,
  createPartitionUpkeep,
  DEFAULT_RETENTION,
  migrateDatabase,
  type RetentionDays,
} from './livery-database.ts';
