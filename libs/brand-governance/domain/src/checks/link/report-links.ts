import type { Paragraph } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { runAddress } from '../../document-view/located-content.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { report } from '../../judging/rule-check.ts';
import { surfacesOf } from '../../judging/read-rule-params.ts';

interface Link {
  readonly target: string;
  /** The text of the link, trimmed. */
  readonly text: string;
}

/**
 * Reports links that a check objects to. Links without text are skipped.
 * @param by what is wrong with them: links with an equal target or text are one finding
 * @param detailOf the detail of the finding on a link; null when the link is fine
 */
export function* reportLinks(
  rule: BrandRule,
  context: CheckContext,
  title: string,
  by: keyof Link,
  detailOf: (link: Link) => string | null,
): Generator<Occurrence> {
  const surfaces = surfacesOf(rule);
  for (const body of context.view(rule).bodies) {
    if (surfaces?.includes(body.surface) === false) continue;
    for (const paragraph of body.facts.linked) {
      for (const { number, ...link } of linksIn(paragraph)) {
        const detail = link.text === '' ? null : detailOf(link);
        if (detail === null) continue;
        yield report(rule, {
          title,
          detail,
          address: runAddress(body, paragraph, number),
          cause: body.cause,
          value: link[by],
          groupedBy: 'document',
          former: { groupedBy: 'style' },
        });
      }
    }
  }
}

/** The links of a paragraph, each with the number of its first run. Neighbouring runs with one target are one link. */
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
