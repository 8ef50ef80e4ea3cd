export { BrandGovernanceHttpModule } from './brand-governance-http.module.ts';
export { CHECK_TYPES } from './check-types.ts';
export { inspectDocument } from './documents/inspect-document.ts';
export { PiscinaDocumentInspector } from './documents/piscina-document-inspector.ts';
export { readPresentation } from './documents/presentation-reader.ts';
export { readTextDocument } from './documents/text-document-reader.ts';
export { readGuideline } from './guideline-file/read-guideline.ts';
export { brandGovernancePersistence } from './persistence/brand-governance.persistence.ts';
