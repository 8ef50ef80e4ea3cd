import type { Address, DocumentModel, Provenance } from '@livery/office-model';
import { PACKAGE, partAddress } from '../../judging/package-origin.ts';

interface AttachedTemplate {
  /** The name of the template's file without the extension. */
  readonly name: string;
  readonly origin: { readonly address: Address; readonly cause: Provenance };
}

/** The template that is attached to a text document; null when there is none. */
export function templateOf(model: DocumentModel): AttachedTemplate | null {
  if (model.format !== 'docx' || model.settings.attachedTemplate === null) return null;
  const file = model.settings.attachedTemplate.split(/[/\\]/).at(-1) ?? '';
  const dot = file.lastIndexOf('.');
  const name = dot !== -1 && /^\w+$/.test(file.slice(dot + 1)) ? file.slice(0, dot) : file;
  const link = model.package.relations.find(({ kind }) => kind === 'attachedTemplate');
  const part = link?.source ?? model.package.mainPart;
  const cause: Provenance = { ...PACKAGE, source: 'settings', part };
  return { name: name.replaceAll('%20', ' '), origin: { address: partAddress(part), cause } };
}
