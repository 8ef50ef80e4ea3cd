export { apiContract } from './api-contract.ts';
export { type ApiResources, createApi } from './create-api.ts';
export { createDocumentInspector, type InspectorSettings } from './create-document-inspector.ts';
