import { isVisible } from './visible-text.ts';
import type { Occurrence } from './check.ts';
import type { Address } from '../document/address.ts';
import { Backdrops } from './backdrops.ts';
import { counted } from './cause.ts';
import { PACKAGE } from './file-checks.ts';
import { joinedText } from './joined-text.ts';
import { report, ruleCheck } from './rule-check.ts';
import { runsWith, type StyleJudge } from './styled-runs.ts';
import type { RunStyle } from '../document/run-style.ts';

/** A slide that the show leaves out (check catalogue, 3.14). */
export const hiddenSlide = ruleCheck({
  type: 'hidden.slide',
  severity: 'medium',
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

/** Text that nobody sees: without fill, fully transparent, or in the colour of what lies behind it (check catalogue, 3.14). */
export const hiddenText = ruleCheck({
  type: 'hidden.text',
  severity: 'medium',
  name: 'No hidden text',
  summary: 'Text cannot be seen: it has no fill, is fully transparent or has the colour of its background.',
  *find(rule, context) {
    const view = context.view(rule);
    const backdrops = new Backdrops();
    for (const place of view.texts) {
      if (place.surface === 'notes_text' || place.sheet?.slide == null || place.shape?.shape.hidden) continue;
      const judge: StyleJudge<RunStyle> = (style) =>
        isVisible(style, () => backdrops.behind(place, style)) ? null : style;
      for (const { run, address } of runsWith(place, judge)) {
        yield occurrence(rule, address, run.text.length, place.cause);
      }
    }
  },
});

function occurrence(
  rule: Occurrence['rule'],
  address: Address,
  characters: number,
  cause: Occurrence['cause'],
): Occurrence {
  return {
    ...report(rule, { title: 'Hidden text', detail: '', address, cause, value: 'hidden' }),
    describe: ({ length }) => `${counted(characters, 'character')}${length > 1 ? ' and more' : ''} cannot be seen.`,
  };
}

/** Notes with text (check catalogue, 3.14). */
export const notesPresent = ruleCheck({
  type: 'notes.present',
  severity: 'medium',
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

/** Comments, classic and modern (check catalogue, 3.14). */
export const commentsPresent = ruleCheck({
  type: 'comments.present',
  severity: 'medium',
  name: 'No comments',
  summary: 'A slide has comments.',
  *find(rule, context) {
    for (const { slide, address, part } of context.view(rule).slides) {
      const { count, authors } = slide?.comments ?? { count: 0, authors: 0 };
      if (count === 0) continue;
      const detail = `${counted(count, 'comment')} by ${counted(authors, 'author')}.`;
      yield report(rule, { title: 'Comments', detail, address, cause: { ...PACKAGE, part } });
    }
  },
});
