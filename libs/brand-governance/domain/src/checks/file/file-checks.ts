import { type Address, type Provenance, slidesOf, WHOLE_FILE } from '@livery/office-model';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/** Where findings on the package itself come from. */
export const PACKAGE: Provenance = { source: 'package', part: null, location: null, name: 'the file' };

export function partAddress(name: string): Address {
  return { parent: null, step: { kind: 'part', name } };
}

/** A part could not be parsed; the rest was checked (check catalogue, 3.16). */
export const filePartUnreadable = ruleCheck({
  type: 'file.part_unreadable',
  severity: 'low',
  name: 'Readable parts',
  summary: 'One part of the file could not be parsed; the rest was checked.',
  *find(rule, { model }) {
    for (const part of model.unreadableParts) {
      const slide = slidesOf(model).find((one) => one.part === part);
      yield report(rule, {
        title: 'A part could not be read',
        detail: `${part} is not well-formed; the rest was checked.`,
        address: slide ? slideOf(slide) : partAddress(part),
        besides: slide ? [`part[${part}]`] : [],
        cause: { ...PACKAGE, part },
      });
    }
  },
});

function slideOf({ index, id }: { readonly index: number; readonly id: string }): Address {
  return { parent: null, step: { kind: 'slide', index, id } };
}

/** The file is of the family it was sent as, but not the plain document that the name promises. */
export const fileTypeDiffers = ruleCheck({
  type: 'file.type_differs',
  severity: 'low',
  name: 'Plain file types',
  summary: 'The name says one type of file, the main part another: a template, a slide show, a file with macros.',
  *find(rule, { model }) {
    const { mainKind, macroEnabled } = model.package;
    if ((mainKind === 'presentation' || mainKind === 'document') && !macroEnabled) return;
    const kind = macroEnabled ? `${mainKind} with macros` : mainKind;
    yield report(rule, {
      title: 'Name and content differ',
      detail: `Sent as ${model.format}, the main part is a ${kind}.`,
      address: WHOLE_FILE,
      cause: PACKAGE,
    });
  },
});
