export { BrandGovernanceModule, type BrandGovernanceOptions } from './brand-governance.module.ts';
export { BrandGovernanceHttpModule } from './brand-governance-http.module.ts';
export { type DocumentInspectorOptions, PiscinaDocumentInspector } from './documents/piscina-document-inspector.ts';
export { brandGovernancePersistence } from './persistence/brand-governance.persistence.ts';
