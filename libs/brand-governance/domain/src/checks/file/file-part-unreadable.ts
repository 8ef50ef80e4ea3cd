import { type Address, slidesOf } from '@livery/office-model';
import { PACKAGE, partAddress } from '../../judging/package-origin.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/** Reports a part that could not be parsed. The rest of the file was checked (check catalogue, 3.16). */
export const filePartUnreadable = ruleCheck({
  type: 'file.part_unreadable',
  severity: 'low',
  name: 'Readable parts',
  summary: 'A part of the file could not be parsed. The other parts were checked.',
  *find(rule, { model }) {
    for (const part of model.unreadableParts) {
      const slide = slidesOf(model).find((one) => one.part === part);
      yield report(rule, {
        title: 'A part could not be read',
        detail: `${part} is not well-formed; the rest was checked.`,
        address: slide ? slideOf(slide) : partAddress(part),
        otherLocations: slide ? [`part[${part}]`] : [],
        cause: { ...PACKAGE, part },
      });
    }
  },
});

function slideOf({ index, id }: { readonly index: number; readonly id: string }): Address {
  return { parent: null, step: { kind: 'slide', index, id } };
}
