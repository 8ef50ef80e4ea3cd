// What judges, fixes and reports on documents without a service. It loads neither a server nor a database driver.
export { INSPECTOR_ENTRY } from './built-threads.ts';
export { INSPECTION_LIMITS } from './inspection/inspection-limits.ts';
export { type DocumentInspectorOptions, PiscinaDocumentInspector } from './inspection/piscina-document-inspector.ts';
export { htmlReport } from './report/html/html-report.ts';
export { sarifReport } from './report/sarif-report.ts';
export { readGuideline } from './guideline-file/read-guideline.ts';
