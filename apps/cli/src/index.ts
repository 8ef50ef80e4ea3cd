export { findDocuments } from './check/find-documents.ts';
export { CommandLineEnd, readCommandLine, runCommandLine } from './command-line.ts';
export { readGuidelineFile } from './guideline/read-guideline-file.ts';
export { runLivery } from './run-livery.ts';
