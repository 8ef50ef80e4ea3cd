export { parseThreadPriority } from './inspection/background-threads.ts';
export { BrandGovernanceHttpModule } from './brand-governance-http.module.ts';
export { CHECK_TYPES } from './check-types.ts';
export { inspectDocument } from './inspection/inspect-document.ts';
export { type DocumentInspectorOptions, PiscinaDocumentInspector } from './inspection/piscina-document-inspector.ts';
export { readGuideline } from './guideline-file/read-guideline.ts';
export { brandGovernancePersistence } from './persistence/brand-governance.persistence.ts';
export { compileLinear } from './expressions/compile-linear.ts';
