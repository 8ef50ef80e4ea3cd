import { TEXT_SURFACES } from '../../color-surface.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { reportLinks } from './report-links.ts';

/** Reports a link whose text is its address (check catalogue, 3.16). */
export const linkRawUrl = ruleCheck({
  type: 'link.raw_url',
  severity: 'low',
  name: 'Links with words',
  summary: 'The text of a link is its address.',
  surfaces: TEXT_SURFACES,
  *find(rule, context) {
    yield* reportLinks(rule, context, 'Address shown as text', 'text', ({ text }) =>
      /^(?:https?:\/\/|www\.)\S+$/i.test(text) ? `The link shows its address "${text}".` : null,
    );
  },
});
