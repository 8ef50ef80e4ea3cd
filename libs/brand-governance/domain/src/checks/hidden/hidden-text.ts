import type { Address, RunStyle, TextRun } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { isOnPage, type LocatedBody, runAddress } from '../../document-view/located-content.ts';
import { isAutomatic, runsWith, type StyleJudge } from '../../document-view/styled-runs.ts';
import { isVisible } from '../../document-view/visible-text.ts';
import { removalFix } from '../../fixing/removal-fix.ts';
import type { Occurrence } from '../../judging/check.ts';
import { counted } from '../../judging/in-words.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/**
 * Reports text that nobody sees: it is marked as hidden, has no fill, is fully transparent, or has the colour of what lies
 * behind it (check catalogue, 3.14).
 */
export const hiddenText = ruleCheck({
  type: 'hidden.text',
  severity: 'medium',
  name: 'No hidden text',
  summary:
    'Text cannot be seen: it is marked as hidden, has no fill, is fully transparent or has the colour of its background.',
  fix: 'Removes text of a text document that is marked as hidden, if removals are asked for.',
  fixedFormats: ['docx'],
  *find(rule, context) {
    const view = context.view(rule);
    for (const body of view.bodies.filter(isOnPage)) {
      const judge: StyleJudge<RunStyle> = (style, paragraph) =>
        isAutomatic(style, paragraph) || isVisible(style, () => view.backdrops.behind(body, style, paragraph))
          ? null
          : style;
      for (const { run, address } of runsWith(body, judge)) {
        if (!run.hidden) yield hiddenRun(rule, body, run, address);
      }
      if (body.facts.hasHidden) yield* markedRuns(rule, body);
    }
  },
});

/** The runs that are marked as hidden (`w:vanish`). */
function* markedRuns(rule: BrandRule, body: LocatedBody): Generator<Occurrence> {
  for (const paragraph of body.paragraphs) {
    for (let number = 0; number < paragraph.runs.length; number += 1) {
      const run = paragraph.runs.at(number);
      if (run?.hidden && run.scripts.length > 0) yield hiddenRun(rule, body, run, runAddress(body, paragraph, number));
    }
  }
}

function hiddenRun(rule: BrandRule, { cause }: LocatedBody, { text, hidden }: TextRun, address: Address): Occurrence {
  const { part } = cause;
  return {
    ...report(rule, {
      title: 'Hidden text',
      detail: '',
      address,
      cause,
      value: hidden ? 'marked' : 'unseen',
      groupedBy: 'document',
      former: { groupedBy: 'style' },
      fix: () => (hidden && part !== null ? removalFix('hidden_text', part) : 'not_fixable'),
    }),
    describe: ({ length }) => hiddenInWords(text.length, length > 1, hidden),
  };
}

function hiddenInWords(characters: number, hasMore: boolean, isMarked: boolean): string {
  const subject = `${counted(characters, 'character')}${hasMore ? ' and more' : ''}`;
  if (!isMarked) return `${subject} cannot be seen.`;
  return `${subject} ${characters === 1 && !hasMore ? 'is' : 'are'} marked as hidden.`;
}
