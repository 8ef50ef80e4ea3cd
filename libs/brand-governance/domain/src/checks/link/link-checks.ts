import type { Paragraph } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { TEXT_SURFACES } from '../../color-surface.ts';
import { runAddress } from '../../document-view/places.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { quoted } from '../../judging/quotation.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { surfacesOf, textsOf } from '../../judging/rule-params.ts';
import { foldedCase } from '../../text-search/characters.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HOST = /^https?:\/\/(?:[^/@]*@)?([^/:?#]+)/i;
/** `http:example.com`, `htp:/example.com`. */
const ONE_SLASH = /^(?:https?:(?!\/\/)|[a-z][a-z0-9+.-]*:\/(?!\/))/i;
/** `file:`, `C:\\`. */
const ONE_COMPUTER = /^(?:file:|[a-z]:\\)/i;
const TEXT_PARAMS = {
  bad_link_texts: defaulted(
    textList,
    ['click here', 'here', 'link'],
    'Texts of links that say nothing, in any case of letters.',
  ),
};

/** A link to a domain that is not allowed, or forbidden (check catalogue, 3.16). */
export const linkDomain = ruleCheck({
  type: 'link.domain',
  severity: 'low',
  name: 'Domains of links',
  summary: 'A link leads to a domain that is forbidden or not on the list.',
  params: {
    allow_domains: defaulted(textList, [], 'Domains to which links may lead, with those below them; any when empty.'),
    forbid_domains: defaulted(textList, [], 'Domains to which links must not lead, with those below them.'),
  },
  needs: [['params.allow_domains', 'params.forbid_domains']],
  surfaces: TEXT_SURFACES,
  example: { params: { allow_domains: ['example.com'] } },
  *find(rule, context) {
    const allowed = textsOf(rule, 'allow_domains');
    const forbidden = textsOf(rule, 'forbid_domains');
    yield* links(rule, context, 'Link leads to a foreign domain', ({ target }) => {
      const host = HOST.exec(target)?.[1]?.toLowerCase();
      if (host === undefined) return null;
      if (forbidden.some((domain) => isWithin(host, domain))) return `${target} is forbidden.`;
      const isForeign = allowed.length > 0 && !allowed.some((domain) => isWithin(host, domain));
      return isForeign ? `${target} is not on the list.` : null;
    });
  },
});

/** An address that no program can open (check catalogue, 3.16). */
export const linkBrokenSyntax = ruleCheck({
  type: 'link.broken_syntax',
  severity: 'low',
  name: 'Working links',
  summary: 'The address of a link has no scheme, holds spaces or leads to a file of one computer.',
  surfaces: TEXT_SURFACES,
  *find(rule, context) {
    yield* links(rule, context, 'Link cannot work', ({ target }) => {
      if (target === '' || target.startsWith('#')) return null;
      const isBroken = !SCHEME.test(target) || /\s/.test(target) || ONE_SLASH.test(target) || ONE_COMPUTER.test(target);
      return isBroken ? `"${target}".` : null;
    });
  },
});

/** The address stands as the text (check catalogue, 3.16). */
export const linkRawUrl = ruleCheck({
  type: 'link.raw_url',
  severity: 'low',
  name: 'Links with words',
  summary: 'The text of a link is its address.',
  surfaces: TEXT_SURFACES,
  *find(rule, context) {
    yield* links(rule, context, 'Address shown as text', ({ text }) =>
      /^(?:https?:\/\/|www\.)\S+$/i.test(text) ? `"${text}".` : null,
    );
  },
});

/** The text of a link says nothing of where it leads (check catalogue, 3.9). */
export const a11yLinkText = ruleCheck({
  type: 'a11y.link_text',
  severity: 'low',
  name: 'Telling links',
  summary: 'The text of a link says nothing of where it leads.',
  params: TEXT_PARAMS,
  surfaces: TEXT_SURFACES,
  *find(rule, context) {
    const bad = new Set(textsOf(rule, 'bad_link_texts', TEXT_PARAMS.bad_link_texts.default).map(foldedCase));
    yield* links(rule, context, 'Link text says nothing', ({ text }) =>
      bad.has(foldedCase(text)) ? `The link text is ${quoted(text, 0, text.length)}.` : null,
    );
  },
});

interface Link {
  readonly target: string;
  /** Trimmed. */
  readonly text: string;
}

function* links(
  rule: BrandRule,
  context: CheckContext,
  title: string,
  judge: (link: Link) => string | null,
): Generator<Occurrence> {
  const surfaces = surfacesOf(rule);
  for (const place of context.view(rule).texts) {
    if (surfaces?.includes(place.surface) === false) continue;
    for (const paragraph of place.facts.linked) {
      for (const { number, ...link } of linksIn(paragraph)) {
        const detail = link.text === '' ? null : judge(link);
        if (detail === null) continue;
        yield report(rule, { title, detail, address: runAddress(place, paragraph, number), cause: place.cause });
      }
    }
  }
}

/** Runs beside each other that lead to one target are one link, by the number of the first. */
function linksIn({ runs }: Paragraph): readonly (Link & { readonly number: number })[] {
  const found: { target: string; text: string; number: number }[] = [];
  let last: string | null = null;
  for (let number = 0; number < runs.length; number += 1) {
    const link = runs.formatAt(number)?.link ?? null;
    const open = found.at(-1);
    if (link !== null && link === last && open !== undefined) open.text += runs.textAt(number);
    else if (link !== null) found.push({ target: link, text: runs.textAt(number), number });
    last = link;
  }
  return found.map((link) => ({ ...link, text: link.text.trim() }));
}

function isWithin(host: string, domain: string): boolean {
  const wanted = domain.toLowerCase();
  return host === wanted || host.endsWith(`.${wanted}`);
}
