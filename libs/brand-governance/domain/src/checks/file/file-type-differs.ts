import { WHOLE_FILE } from '@livery/office-model';
import { PACKAGE } from '../../judging/package-origin.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/** Reports a file of the family it was sent as that is not the plain document which its name promises. */
export const fileTypeDiffers = ruleCheck({
  type: 'file.type_differs',
  severity: 'low',
  name: 'Plain file types',
  summary:
    'The name of the file and its main part name different types, for example a template, a slide show or a file with macros.',
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
