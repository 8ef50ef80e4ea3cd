import type { Address, RunStyle, TextRun } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { isSeen, runAddress, type TextPlace } from '../../document-view/places.ts';
import { isAutomatic, runsWith, type StyleJudge } from '../../document-view/styled-runs.ts';
import { isVisible } from '../../document-view/visible-text.ts';
import type { Occurrence } from '../../judging/check.ts';
import { counted } from '../../judging/in-words.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/** Text that nobody sees: marked as hidden, without fill, fully transparent, or in the colour of what lies behind it (check catalogue, 3.14). */
export const hiddenText = ruleCheck({
  type: 'hidden.text',
  severity: 'medium',
  name: 'No hidden text',
  summary:
    'Text cannot be seen: it is marked as hidden, has no fill, is fully transparent or has the colour of its background.',
  *find(rule, context) {
    const view = context.view(rule);
    for (const place of view.texts.filter(isSeen)) {
      const judge: StyleJudge<RunStyle> = (style, paragraph) =>
        isAutomatic(style, paragraph) || isVisible(style, () => view.backdrops.behind(place, style, paragraph))
          ? null
          : style;
      for (const { run, address } of runsWith(place, judge)) {
        if (!run.hidden) yield hiddenRun(rule, place, run, address);
      }
      if (place.facts.hasHidden) yield* markedRuns(rule, place);
    }
  },
});

/** `w:vanish`. */
function* markedRuns(rule: BrandRule, place: TextPlace): Generator<Occurrence> {
  for (const paragraph of place.body) {
    for (let number = 0; number < paragraph.runs.length; number += 1) {
      const run = paragraph.runs.at(number);
      if (run?.hidden && run.scripts.length > 0)
        yield hiddenRun(rule, place, run, runAddress(place, paragraph, number));
    }
  }
}

function hiddenRun(rule: BrandRule, { cause }: TextPlace, { text, hidden }: TextRun, address: Address): Occurrence {
  return {
    ...report(rule, { title: 'Hidden text', detail: '', address, cause, value: hidden ? 'marked' : 'hidden' }),
    describe: ({ length }) => hiddenInWords(text.length, length > 1, hidden),
  };
}

function hiddenInWords(characters: number, hasMore: boolean, isMarked: boolean): string {
  const subject = `${counted(characters, 'character')}${hasMore ? ' and more' : ''}`;
  if (!isMarked) return `${subject} cannot be seen.`;
  return `${subject} ${characters === 1 && !hasMore ? 'is' : 'are'} marked as hidden.`;
}
