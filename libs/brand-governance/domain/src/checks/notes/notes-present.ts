import type { Address } from '@livery/office-model';
import { joinedText } from '../../document-view/joined-text.ts';
import { removalFix } from '../../fixing/removal-fix.ts';
import { counted } from '../../judging/in-words.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/** Reports the slides with speaker notes (check catalogue, 3.14). */
export const notesPresent = ruleCheck({
  type: 'notes.present',
  severity: 'medium',
  formats: ['pptx'],
  name: 'No speaker notes',
  summary: 'A slide has notes with text.',
  fix: 'Removes the notes, if removals are asked for.',
  *find(rule, context) {
    for (const { slide, address, part } of context.view(rule).slides) {
      const { length } = joinedText(slide?.notes ?? []).trim();
      if (length === 0) continue;
      const notes: Address = { parent: address, step: { kind: 'notes' } };
      yield report(rule, {
        title: 'Speaker notes',
        detail: ({ length: slides }) =>
          slides === 1
            ? `The slide has ${counted(length, 'character')} of notes.`
            : `${slides} slides have speaker notes.`,
        address: notes,
        cause: { ...PACKAGE, part },
        groupedBy: 'document',
        former: { groupedBy: 'place' },
        fix: () => removalFix('notes', part),
      });
    }
  },
});
