export { editDocument, type EditedDocument } from './edit-document.ts';
export { withoutReferences } from './removal/without-references.ts';
