import { locationOf } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { Container } from '../../document-view/located-content.ts';
import type { FixMaker } from '../../fixing/fix.ts';
import { removalFix } from '../../fixing/removal-fix.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { counted } from '../../judging/in-words.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/** Reports comments, classic and modern, on each slide or in the whole text document (check catalogue, 3.14). */
export const commentsPresent = ruleCheck({
  type: 'comments.present',
  severity: 'medium',
  name: 'No comments',
  summary: 'A slide or the text document has comments.',
  fix: 'Removes the comments, if removals are asked for.',
  *find(rule, context) {
    for (const { slide, address, part } of context.view(rule).slides) {
      const { count, authors } = slide?.comments ?? { count: 0, authors: 0 };
      if (count === 0) continue;
      const detail = `The slide has ${counted(count, 'comment')} by ${counted(authors, 'author')}.`;
      const cause = { ...PACKAGE, part };
      const fix: FixMaker = () => removalFix('comments', part);
      yield report(rule, { title: 'Comments', detail, address, furtherOccurrences: count - 1, cause, fix });
    }
    yield* documentComments(rule, context);
  },
});

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
