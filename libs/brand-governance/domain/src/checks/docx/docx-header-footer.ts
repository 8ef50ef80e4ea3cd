import type { JsonObject } from '@livery/kernel';
import type { Story, TextDocument } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { type HeaderAndFooter, headerOrFooterText, headersAndFooters } from '../../document-view/document-sections.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { defaulted, listOf, nullOr, objectOf, oneOf, param, text, textList } from '../../judging/param-schemas.ts';
import { reportSection } from '../../judging/report-section.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { objectParam, strings, textMember, textsOf } from '../../judging/read-rule-params.ts';
import { comparable } from '../../text-search/characters.ts';

const HEADER_OR_FOOTER = objectOf({
  text: param(nullOr(text), 'A text that the header or footer must contain.'),
  picture_sha256: param(
    textList,
    'The SHA-256 hashes (hexadecimal) of pictures. The header or footer must show one of them.',
  ),
  style: param(nullOr(text), 'The name of the style that the paragraphs of the header or footer must have.'),
});
const PARAMS = {
  header: param(HEADER_OR_FOOTER, 'What headers must contain.'),
  footer: param(HEADER_OR_FOOTER, 'What footers must contain.'),
  pages: defaulted(
    listOf(oneOf('default', 'first', 'even')),
    ['default', 'first', 'even'],
    'The kinds of pages that are judged.',
  ),
};
const WORDS = { default: '', first: 'first-page ', even: 'even-page ' } as const;

/** Reports a header or footer, of any section and kind of page, that lacks what is required (check catalogue, 3.15). */
export const docxHeaderFooter = ruleCheck({
  type: 'docx.header_footer',
  severity: 'medium',
  formats: ['docx'],
  name: 'Headers and footers of the template',
  summary:
    'A header or footer of a section does not have the required text, picture or style. Headers and footers of first and even pages are included.',
  params: PARAMS,
  needs: [['params.header', 'params.footer']],
  example: { params: { header: { text: 'Northwind' }, pages: ['default', 'first'] } },
  *find(rule, context) {
    if (context.model.format !== 'docx') return;
    const kinds = textsOf(rule, 'pages', PARAMS.pages.default);
    for (const page of headersAndFooters(context)) {
      if (!kinds.includes(page.kind)) continue;
      yield* problemsAt(rule, context, context.model, page);
    }
  },
});

function* problemsAt(
  rule: BrandRule,
  context: CheckContext,
  document: TextDocument,
  page: HeaderAndFooter,
): Generator<Occurrence> {
  const { section, kind } = page;
  for (const end of ['header', 'footer'] as const) {
    const required = objectParam(rule, end);
    for (const { value, words } of problemsOf(rule, context, document, page[end], required)) {
      yield reportSection(rule, section, {
        title: `${end === 'header' ? 'Header' : 'Footer'} differs from the template`,
        detail: `The ${WORDS[kind]}${end} of section ${section.index + 1} ${words}.`,
        path: `${end}[${kind},section ${section.index}]`,
        value,
      });
    }
  }
}

interface Problem {
  readonly value: string;
  /** What follows "The header of section 1". */
  readonly words: string;
}

function problemsOf(
  rule: BrandRule,
  context: CheckContext,
  document: TextDocument,
  story: Story | null,
  required: JsonObject,
): readonly Problem[] {
  const wanted = textMember(required, 'text');
  const pictures = new Set(strings(required['picture_sha256'] ?? []).map((hash) => hash.toLowerCase()));
  const style = textMember(required, 'style');
  const others = style === null || story === null ? [] : otherStyles(story, style);
  const shown = context.view(rule).shapes.filter(({ container }) => story !== null && container.part === story.part);
  const hasPicture = shown.some(({ shape }) => pictures.has(shape.picture?.sha256 ?? ''));
  return [
    wanted !== null && !comparable(headerOrFooterText(document, story)).includes(comparable(wanted))
      ? [{ value: 'text', words: `has no text "${wanted}"` }]
      : [],
    pictures.size > 0 && !hasPicture ? [{ value: 'picture', words: 'has none of the required pictures' }] : [],
    others.length > 0
      ? [
          {
            value: 'style',
            words: `has text of style ${others.map((name) => `"${name}"`).join(' and ')}, required "${style}"`,
          },
        ]
      : [],
  ].flat();
}

function otherStyles({ paragraphs }: Story, wanted: string): readonly string[] {
  const names = paragraphs
    .filter(({ runs }) => runs.hasCharacters)
    .map(({ flow }) => flow?.style.name ?? '')
    .filter((name) => comparable(name) !== comparable(wanted));
  return [...new Set(names)];
}
