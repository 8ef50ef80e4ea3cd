import type { DocumentEdit, EditOutcome, TextDocument } from '@livery/office-model';
import { OoxmlPackage } from '@livery/office-package';
import { readTextDocument } from '@livery/office-reading';
import { OfficeFile, type SampleDocx, sampleDocx } from '@livery/office-testing';
import { editDocument } from '../edit-document.ts';

/** A text document before and after one edit. */
export interface EditedDocx {
  readonly before: Uint8Array;
  readonly bytes: Uint8Array;
  readonly outcome: EditOutcome | undefined;
  /** The text of the edited part after the edit. */
  readonly text: string;
  readonly textBefore: string;
  readonly model: TextDocument;
}

export function editDocx(sample: SampleDocx | Uint8Array, edit: DocumentEdit): EditedDocx {
  const before = sample instanceof Uint8Array ? sample : sampleDocx(sample);
  const { bytes, outcomes } = editDocument(before, [edit]);
  const textOf = (file: Uint8Array): string => OfficeFile.open(file).text(edit.part.slice(1));
  return {
    before,
    bytes,
    outcome: outcomes[0],
    text: textOf(bytes),
    textBefore: textOf(before),
    model: docxModelOf(bytes),
  };
}

export function docxModelOf(bytes: Uint8Array): TextDocument {
  return readTextDocument(OoxmlPackage.open(bytes));
}
