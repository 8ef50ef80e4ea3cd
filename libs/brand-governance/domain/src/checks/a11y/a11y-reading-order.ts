import { locationOf } from '@livery/office-model';
import type { Container, LocatedShape } from '../../document-view/located-content.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/**
 * Reports text that stands below the title and is read before it, since screen readers follow the z-order (check catalogue,
 * 3.9).
 */
export const a11yReadingOrder = ruleCheck({
  type: 'a11y.reading_order',
  severity: 'low',
  formats: ['pptx'],
  name: 'Titles are read first',
  summary: 'Text that lies below the title of its slide is read before the title.',
  *find(rule, context) {
    for (const container of context.view(rule).slides) {
      const title = container.shapes.find(isTitle);
      const early = title === undefined ? [] : readBefore(title, container);
      const [first] = early;
      if (title === undefined || first === undefined) continue;
      const others = early.length === 1 ? '' : ` and ${early.length - 1} more`;
      const verb = early.length === 1 ? 'is' : 'are';
      yield report(rule, {
        title: 'Reading order does not follow the layout',
        detail: `"${first.shape.name}"${others} ${verb} read before the title.`,
        address: container.address,
        otherLocations: [...early, title].map(({ address }) => locationOf(address)),
        cause: container.cause,
      });
    }
  },
});

function isTitle({ shape, text }: LocatedShape): boolean {
  const type = shape.placeholder?.type;
  return (type === 'title' || type === 'ctrTitle') && text.trim() !== '';
}

/** The shapes with text that stand below the title and before it in the z-order. */
function readBefore(title: LocatedShape, { shapes }: Container): readonly LocatedShape[] {
  const box = title.shape.frame?.box;
  if (box === undefined) return [];
  return shapes
    .slice(0, shapes.indexOf(title))
    .filter(({ shape, text }) => text.trim() !== '' && (shape.frame?.box.y ?? -Infinity) >= box.y + box.height);
}
