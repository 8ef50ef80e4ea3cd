import type { Slide } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { paragraphAddress } from '../../document-view/located-content.ts';
import { isTitle } from '../../document-view/titles.ts';
import { shapeFix } from '../../fixing/shape-fix.ts';
import type { CheckContext, Occurrence, Uses } from '../../judging/check.ts';
import { counted, named } from '../../judging/in-words.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { report, reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/read-rule-params.ts';
import { titleMissing, untitledSlides } from '../title/title-missing.ts';
import { isEmpty, placeholderNoun, plainType, slideShapes, typeList } from './placeholders.ts';

const EMPTY_PARAMS = {
  types: defaulted(
    typeList,
    ['title', 'body', 'obj', 'pic', 'chart', 'tbl'],
    'The types of placeholders that are judged.',
  ),
  allow: defaulted(textList, [], 'Names or types of placeholders, and names of content controls, that may be empty.'),
};

/**
 * Reports the placeholders of a kind without text or object, and a content control that shows its prompt (check catalogue, 3.6). `allow`
 * names those that may be empty. An empty title is left to `title.missing` where a rule of that check reports the slide.
 */
export const placeholderEmpty = ruleCheck({
  type: 'placeholder.empty',
  severity: 'low',
  name: 'No empty placeholders',
  summary:
    'A placeholder on a slide contains neither text nor an object, or a content control still shows its prompt. An empty title is left to title.missing, if a rule of that type reports the slide.',
  fix: 'Removes the placeholder from the slide.',
  fixedFormats: ['pptx'],
  params: EMPTY_PARAMS,
  *find(rule, context) {
    const types = textsOf(rule, 'types', EMPTY_PARAMS.types.default);
    const allowed = textsOf(rule, 'allow');
    const untitled = reportedAsUntitled(context);
    for (const located of slideShapes(context.view(rule).slides)) {
      const { placeholder, name, hidden } = located.shape;
      if (placeholder === null || hidden || !isEmpty(located)) continue;
      const type = plainType(placeholder.type);
      if (!types.includes(type)) continue;
      if (allowed.includes(name) || allowed.includes(placeholder.type)) continue;
      if (isTitle(located) && located.container.slide !== null && untitled.has(located.container.slide)) continue;
      yield reportShape(rule, located, {
        title: 'Empty placeholder',
        detail: ({ length }) =>
          length === 1
            ? `${named('placeholder', name)} is empty: fill or delete it.`
            : `${counted(length, placeholderNoun(type))} are empty: fill or delete them.`,
        value: type,
        groupedBy: 'document',
        former: { value: '', groupedBy: 'place' },
        fix: () => shapeFix(located, { kind: 'remove_shape' }),
      });
    }
    yield* emptyControls(rule, context, allowed);
  },
});

/** The slides that active rules report as having no title. */
function reportedAsUntitled(context: CheckContext): ReadonlySet<Slide> {
  if (context.model.format !== 'pptx') return new Set();
  const rules = context.guideline.rules.filter(
    ({ type, active, appliesTo }) => type === titleMissing.type && active && appliesTo.includes('pptx'),
  );
  const containers = rules.flatMap((rule) => untitledSlides(rule, context.view(rule)));
  return new Set(containers.flatMap(({ slide }) => slide ?? []));
}

function* emptyControls(rule: BrandRule, context: CheckContext, allowed: readonly string[]): Generator<Occurrence> {
  for (const container of context.view(rule).stories) {
    for (const { name, isEmpty: isPrompt, paragraph } of container.story?.contentControls ?? []) {
      const at = container.story?.paragraphs[paragraph];
      if (!isPrompt || at === undefined || allowed.includes(name)) continue;
      const detail = ({ length }: Uses): string => emptyControlsInWords(name, length);
      const facts = { title: 'Empty placeholder', detail, value: name, groupedBy: 'document' } as const;
      yield report(rule, { ...facts, address: paragraphAddress(container, at), cause: container.cause });
    }
  }
}

function emptyControlsInWords(name: string, count: number): string {
  if (count === 1) return `${named('content control', name)} is empty: fill or delete it.`;
  return `${count} content controls${name === '' ? '' : ` "${name}"`} are empty: fill or delete them.`;
}
