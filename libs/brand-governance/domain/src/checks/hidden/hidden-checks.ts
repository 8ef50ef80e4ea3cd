import { type Address, locationOf, type RunStyle, type TextRun } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { joinedText } from '../../document-view/joined-text.ts';
import { isSeen, type PlacedSheet, runAddress, type TextPlace } from '../../document-view/places.ts';
import { isAutomatic, runsWith, type StyleJudge } from '../../document-view/styled-runs.ts';
import { isVisible } from '../../document-view/visible-text.ts';
import { counted } from '../../judging/cause.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { PACKAGE } from '../file/file-checks.ts';

/** A slide that the show leaves out (check catalogue, 3.14). */
export const hiddenSlide = ruleCheck({
  type: 'hidden.slide',
  severity: 'medium',
  formats: ['pptx'],
  name: 'No hidden slides',
  summary: 'A slide is hidden in the show.',
  *find(rule, context) {
    for (const { slide, address, part } of context.view(rule).slides) {
      if (slide?.hidden !== true) continue;
      const detail = 'The slide is hidden in the show.';
      yield report(rule, { title: 'Hidden slide', detail, address, cause: { ...PACKAGE, part } });
    }
  },
});

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

/** Notes with text (check catalogue, 3.14). */
export const notesPresent = ruleCheck({
  type: 'notes.present',
  severity: 'medium',
  formats: ['pptx'],
  name: 'No speaker notes',
  summary: 'A slide has notes with text.',
  *find(rule, context) {
    for (const { slide, address, part } of context.view(rule).slides) {
      const { length } = joinedText(slide?.notes ?? []).trim();
      if (length === 0) continue;
      const notes: Address = { parent: address, step: { kind: 'notes' } };
      const detail = `The slide has ${counted(length, 'character')} of notes.`;
      yield report(rule, { title: 'Speaker notes', detail, address: notes, cause: { ...PACKAGE, part } });
    }
  },
});

/** Comments, classic and modern, on each slide or in the whole text document (check catalogue, 3.14). */
export const commentsPresent = ruleCheck({
  type: 'comments.present',
  severity: 'medium',
  name: 'No comments',
  summary: 'A slide, or the text document, has comments.',
  *find(rule, context) {
    for (const { slide, address, part } of context.view(rule).slides) {
      const { count, authors } = slide?.comments ?? { count: 0, authors: 0 };
      if (count === 0) continue;
      const detail = `${counted(count, 'comment')} by ${counted(authors, 'author')}.`;
      yield report(rule, { title: 'Comments', detail, address, cause: { ...PACKAGE, part } });
    }
    yield* documentComments(rule, context);
  },
});

function* documentComments(rule: BrandRule, context: CheckContext): Generator<Occurrence> {
  const comments = context.view(rule).stories.filter(({ story }) => story?.kind === 'comment');
  const [first, ...others] = comments;
  if (first === undefined) return;
  const authors = new Set(comments.map(({ story }: PlacedSheet) => story?.author));
  yield report(rule, {
    title: 'Comments',
    detail: `${counted(comments.length, 'comment')} by ${counted(authors.size, 'author')}.`,
    address: first.address,
    besides: others.map(({ address }) => locationOf(address)),
    cause: { ...PACKAGE, part: first.part },
  });
}
