import { type Address, type Master, type Provenance, slidesOf } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { CheckContext } from '../../judging/check.ts';
import { counted } from '../../judging/in-words.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { filledListOf, nullOr, objectOf, param, text, textList } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { objectsOf, textMember } from '../../judging/read-rule-params.ts';
import { foldedCase } from '../../text-search/characters.ts';
import { templateOf } from './attached-template.ts';

/** Reports slides whose master is not part of the template (check catalogue, 3.5). */
export const layoutUnknownMaster = ruleCheck({
  type: 'layout.unknown_master',
  severity: 'medium',
  name: 'Masters of the template',
  summary:
    'Slides use a master that is not on the list, or a text document uses an attached template that is not on the list.',
  params: {
    masters: param(
      filledListOf(
        objectOf(
          {
            name: param(text, 'The name of a master, or the name of the file of a template without its extension.'),
            sha256: param(
              text,
              'The SHA-256 hash (hexadecimal) of the part of the master. If it is left out, every master with the name is accepted.',
            ),
          },
          ['name'],
        ),
      ),
      'The masters of the template.',
    ),
    layouts: param(nullOr(textList), 'Accepted without effect. `layout.unknown_layout` judges layouts.'),
  },
  needs: [['params.masters']],
  example: { params: { masters: [{ name: 'Northwind' }] } },
  *find(rule, context) {
    const known = mastersOf(rule);
    if (known.length === 0) return;
    const template = templateOf(context.model);
    if (template !== null && !known.some(({ name }) => name === foldedCase(template.name))) {
      const detail = `The attached template is "${template.name}".`;
      yield report(rule, { title: 'Master is not part of the template', detail, ...template.origin });
    }
    if (context.model.format !== 'pptx') return;
    const { masters } = context.model;
    for (const [index, slides] of slidesByMaster(rule, context)) {
      const [first] = slides;
      const master = masters[index] ?? { name: '', sha256: null };
      const problem = problemOf(master, known);
      if (first === undefined || problem === null) continue;
      const detail = `Master "${master.name}" is used by ${counted(slides.length, 'slide')}${problem}.`;
      const cause: Provenance = { ...PACKAGE, source: 'master' };
      const otherLocations = [...slides.slice(1).map((number) => `slide[${number}]`), `master[${index}]`];
      yield report(rule, {
        title: 'Master is not part of the template',
        detail,
        address: slideAddress(context, first),
        otherLocations,
        furtherOccurrences: slides.length - 1,
        cause,
        value: master.name,
        groupedBy: 'document',
      });
    }
  },
});

interface KnownMaster {
  readonly name: string;
  /** The hexadecimal SHA-256 of the master's part; null when any master of that name is accepted. */
  readonly sha256: string | null;
}

function mastersOf(rule: BrandRule): readonly KnownMaster[] {
  return objectsOf(rule, 'masters').map((master) => ({
    name: foldedCase(textMember(master, 'name') ?? ''),
    sha256: textMember(master, 'sha256')?.toLowerCase() ?? null,
  }));
}

/** What is wrong with a master, as an addition to the sentence that it is used; null for a master of the template. */
function problemOf({ name, sha256 }: Master, known: readonly KnownMaster[]): string | null {
  const namesakes = known.filter((master) => master.name === foldedCase(name));
  if (namesakes.some((master) => master.sha256 === null || master.sha256 === sha256)) return null;
  return namesakes.length === 0 ? '' : " and differs from the template's";
}

/** The numbers of the slides of each master, by the number of the master. */
function slidesByMaster(rule: BrandRule, context: CheckContext): ReadonlyMap<number, readonly number[]> {
  const slides = context.view(rule).slides.flatMap(({ slide }) => (slide === null ? [] : [slide]));
  const groups = Map.groupBy(slides, ({ master }) => master);
  return new Map(Array.from(groups, ([master, members]) => [master, members.map(({ index }) => index)]));
}

function slideAddress({ model }: CheckContext, index: number): Address {
  return { parent: null, step: { kind: 'slide', index, id: slidesOf(model)[index]?.id ?? '' } };
}
