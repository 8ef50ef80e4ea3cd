import { locationOf } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { Container } from '../../document-view/located-content.ts';
import { removalFix } from '../../fixing/removal-fix.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { counted } from '../../judging/in-words.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/** Reports comments, classic and modern, on slides or in a text document (check catalogue, 3.14). */
export const commentsPresent = ruleCheck({
  type: 'comments.present',
  severity: 'medium',
  name: 'No comments',
  summary: 'A slide or the text document has comments.',
  fix: 'Removes the comments, if removals are asked for.',
  *find(rule, context) {
    yield* slideComments(rule, context);
    yield* documentComments(rule, context);
  },
});

function* slideComments(rule: BrandRule, context: CheckContext): Generator<Occurrence> {
  const { slides } = context.view(rule);
  const total = slides.reduce((sum, { slide }) => sum + (slide?.comments.count ?? 0), 0);
  for (const { slide, address, part } of slides) {
    const { count, authors } = slide?.comments ?? { count: 0, authors: 0 };
    if (count === 0) continue;
    yield report(rule, {
      title: 'Comments',
      detail: ({ length }) =>
        length === 1
          ? `The slide has ${counted(count, 'comment')} by ${counted(authors, 'author')}.`
          : `${length} slides have ${total} comments.`,
      address,
      furtherOccurrences: count - 1,
      cause: { ...PACKAGE, part },
      groupedBy: 'document',
      former: { groupedBy: 'place' },
      fix: () => removalFix('comments', part),
    });
  }
}

function* documentComments(rule: BrandRule, context: CheckContext): Generator<Occurrence> {
  const comments = context.view(rule).stories.filter(({ story }) => story?.kind === 'comment');
  const [first, ...others] = comments;
  if (first === undefined) return;
  const authors = new Set(comments.map(({ story }: Container) => story?.author));
  yield report(rule, {
    title: 'Comments',
    detail: `The document has ${counted(comments.length, 'comment')} by ${counted(authors.size, 'author')}.`,
    address: first.address,
    otherLocations: others.map(({ address }) => locationOf(address)),
    furtherOccurrences: others.length,
    cause: { ...PACKAGE, part: first.part },
    fix: () => removalFix('comments', context.model.package.mainPart),
  });
}
