import { paragraphAddress } from '../../document-view/located-content.ts';
import { headingsOf } from '../../document-view/titles.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/** Reports a heading whose level is more than one below that of the heading before it (check catalogue, 3.15). */
export const docxHeadingSkip = ruleCheck({
  type: 'docx.heading_skip',
  severity: 'medium',
  formats: ['docx'],
  name: 'No heading level is skipped',
  summary: 'A heading is more than one level deeper than the heading before it.',
  *find(rule, context) {
    let before: number | null = null;
    for (const { body, paragraph } of headingsOf(context.view(rule))) {
      const level = paragraph.flow?.style.headingLevel ?? 1;
      if (before !== null && level > before + 1) {
        const detail = `Heading ${level} follows Heading ${before}.`;
        const cause = { ...body.cause, source: 'paragraph_style' } as const;
        const facts = { title: 'Heading level is skipped', detail };
        yield report(rule, { ...facts, address: paragraphAddress(body, paragraph), cause });
      }
      before = level;
    }
  },
});
