export { BrandGovernanceHttpModule } from './brand-governance-http.module.ts';
export { PiscinaDocumentInspector } from './documents/piscina-document-inspector.ts';
export { brandGovernancePersistence } from './persistence/brand-governance.persistence.ts';
