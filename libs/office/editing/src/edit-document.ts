import type { DocumentEdit, EditOutcome } from '@livery/office-model';
import { OoxmlPackage, patchArchive } from '@livery/office-package';
import { PendingEdit } from './pending-edit.ts';
import { editPresentation } from './presentation/edit-presentation.ts';
import { removeThings } from './removal/remove-things.ts';
import { joinedEdits, type PartByteEdits, splicedPart } from './spliced-part.ts';
import { editTextDocument } from './word/edit-text-document.ts';
import { hasWritableText } from './writable-text.ts';

/** A document after its edits, with what became of each edit in the order in which they were given. */
export interface EditedDocument {
  /** The same bytes when nothing was changed. */
  readonly bytes: Uint8Array;
  readonly outcomes: readonly EditOutcome[];
}

/**
 * Writes edits into a document. Each is written exactly or declined with its reason. Entries of the archive that no edit touches stay
 * byte for byte, and so does everything of a touched part outside of what changes.
 * @throws PackageRefused when the document cannot be read
 */
export function editDocument(bytes: Uint8Array, edits: readonly DocumentEdit[]): EditedDocument {
  const pending = edits.map((edit) => new PendingEdit(edit));
  for (const one of pending) if (!hasWritableText(one.edit.change)) one.decide('not_supported');
  const file = OoxmlPackage.open(bytes);
  const removal = removeThings(file, pending);
  const others = pending.filter(({ isDecided }) => !isDecided);
  const changed = joinedEdits([removal.edits, editContent(file, others)]);
  const parts = new Map(Array.from(changed, ([part, made]) => [part, splicedPart(file, part, made)]));
  return {
    bytes: parts.size === 0 && removal.entries.size === 0 ? bytes : patchArchive(bytes, parts, removal.entries),
    outcomes: pending.map(({ outcome }) => outcome),
  };
}

function editContent(file: OoxmlPackage, edits: readonly PendingEdit[]): PartByteEdits {
  return file.family === 'presentation' ? editPresentation(file, edits) : editTextDocument(file, edits);
}
