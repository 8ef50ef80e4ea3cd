export { editDocument, type EditedDocument } from './edit-document.ts';
export { hasWriter } from './writers.ts';
