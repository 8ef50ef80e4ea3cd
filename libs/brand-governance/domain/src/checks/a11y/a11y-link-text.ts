import { TEXT_SURFACES } from '../../color-surface.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { quoted } from '../../judging/quotation.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/read-rule-params.ts';
import { foldedCase } from '../../text-search/characters.ts';
import { reportLinks } from '../link/report-links.ts';

const TEXT_PARAMS = {
  bad_link_texts: defaulted(
    textList,
    ['click here', 'here', 'link'],
    'Link texts that say nothing. Upper and lower case are not distinguished.',
  ),
};

/** Reports a link whose text does not say where it leads (check catalogue, 3.9). */
export const a11yLinkText = ruleCheck({
  type: 'a11y.link_text',
  severity: 'low',
  name: 'Telling links',
  summary: 'The text of a link does not say where the link leads.',
  params: TEXT_PARAMS,
  surfaces: TEXT_SURFACES,
  *find(rule, context) {
    const bad = new Set(textsOf(rule, 'bad_link_texts', TEXT_PARAMS.bad_link_texts.default).map(foldedCase));
    yield* reportLinks(rule, context, 'Link text says nothing', 'text', ({ text }) =>
      bad.has(foldedCase(text)) ? `The link text is ${quoted(text, 0, text.length)}.` : null,
    );
  },
});
