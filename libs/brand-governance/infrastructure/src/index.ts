export { parseThreadPriority } from './inspection/background-threads.ts';
export { brandGovernanceContribution } from './brand-governance.contribution.ts';
export { BrandGovernanceHttpModule } from './brand-governance-http.module.ts';
export { CHECK_TYPES } from './check-types.ts';
export { inspectDocument } from './inspection/inspect-document.ts';
export { INSPECTION_LIMITS } from './inspection/inspection-limits.ts';
export { type DocumentInspectorOptions, PiscinaDocumentInspector } from './inspection/piscina-document-inspector.ts';
export { readGuideline } from './guideline-file/read-guideline.ts';
export { compileLinear } from './expressions/compile-linear.ts';
