import type { JsonValue } from '@livery/kernel';
import {
  type Address,
  type DocumentModel,
  type Master,
  type Provenance,
  slidesOf,
  WHOLE_FILE,
} from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { counted } from '../../judging/cause.ts';
import type { CheckContext } from '../../judging/check.ts';
import {
  MAX_EMU,
  defaulted,
  filledListOf,
  listOf,
  nullOr,
  objectOf,
  oneOf,
  param,
  text,
  textList,
  wholeNumberFrom,
} from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, objectsOf, textMember, textOf, textsOf } from '../../judging/rule-params.ts';
import { foldedCase } from '../../text-search/characters.ts';
import { PACKAGE, partAddress } from '../file/file-checks.ts';

const MOST_MASTERS = 1_000;
const UNUSED_PARAMS = { max: defaulted(wholeNumberFrom(1, MOST_MASTERS), 1, 'How many masters a file may hold.') };
const slideSize = { ...listOf(wholeNumberFrom(1, MAX_EMU)), minItems: 2, maxItems: 2 };
const SIZE_PARAMS = {
  allowed_emu: defaulted(
    listOf(slideSize),
    [[12_192_000, 6_858_000]],
    'The allowed sizes of slides: pairs of width and height in EMU (914,400 to the inch).',
  ),
};

/** Slides of a master that is not the template's; silent without a list (check catalogue, 3.5). */
export const layoutUnknownMaster = ruleCheck({
  type: 'layout.unknown_master',
  severity: 'medium',
  name: 'Masters of the template',
  summary: 'Slides use a master, or a text document an attached template, that is not on the list.',
  params: {
    masters: param(
      filledListOf(
        objectOf(
          {
            name: param(text, 'The name of a master, or of the file of a template without its extension.'),
            sha256: param(text, 'Hexadecimal SHA-256 of its part; any master of that name is accepted without it.'),
          },
          ['name'],
        ),
      ),
      'The masters of the template.',
    ),
    layouts: param(nullOr(textList), 'Accepted, and without effect: `layout.unknown_layout` judges layouts.'),
  },
  needs: [['params.masters']],
  example: { params: { masters: [{ name: 'Northwind' }] } },
  *find(rule, context) {
    const known = mastersOf(rule);
    if (known.length === 0) return;
    const template = templateOf(context.model);
    if (template !== null && !known.some(({ name }) => name === foldedCase(template.name))) {
      const detail = `The attached template is "${template.name}".`;
      yield report(rule, { title: 'Master is not part of the template', detail, ...template.place });
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
      const besides = [...slides.slice(1).map((number) => `slide[${number}]`), `master[${index}]`];
      yield report(rule, {
        title: 'Master is not part of the template',
        detail,
        address: slideAddress(context, first),
        besides,
        cause,
      });
    }
  },
});

interface KnownMaster {
  readonly name: string;
  /** Null when any master of that name is the template's. */
  readonly sha256: string | null;
}

function mastersOf(rule: BrandRule): readonly KnownMaster[] {
  return objectsOf(rule, 'masters').map((master) => ({
    name: foldedCase(textMember(master, 'name') ?? ''),
    sha256: textMember(master, 'sha256')?.toLowerCase() ?? null,
  }));
}

/** What the finding says beyond that it is used; null for a master of the template. */
function problemOf({ name, sha256 }: Master, known: readonly KnownMaster[]): string | null {
  const namesakes = known.filter((master) => master.name === foldedCase(name));
  if (namesakes.some((master) => master.sha256 === null || master.sha256 === sha256)) return null;
  return namesakes.length === 0 ? '' : " and differs from the template's";
}

interface AttachedTemplate {
  /** Its file's, without the extension. */
  readonly name: string;
  readonly place: { readonly address: Address; readonly cause: Provenance };
}

/** The template that a text document is attached to. */
function templateOf(model: DocumentModel): AttachedTemplate | null {
  if (model.format !== 'docx' || model.settings.attachedTemplate === null) return null;
  const [, name = ''] = /([^/\\]*?)(?:\.\w+)?$/.exec(model.settings.attachedTemplate) ?? [];
  const link = model.package.relations.find(({ kind }) => kind === 'attachedTemplate');
  const part = link?.source ?? model.package.mainPart;
  const cause: Provenance = { ...PACKAGE, source: 'settings', part };
  return { name: name.replaceAll('%20', ' '), place: { address: partAddress(part), cause } };
}

/** Slides by the position of their master. */
function slidesByMaster(rule: BrandRule, context: CheckContext): ReadonlyMap<number, readonly number[]> {
  const slides = context.view(rule).slides.flatMap(({ slide }) => (slide === null ? [] : [slide]));
  const groups = Map.groupBy(slides, ({ master }) => master);
  return new Map(Array.from(groups, ([master, members]) => [master, members.map(({ index }) => index)]));
}

function slideAddress({ model }: CheckContext, index: number): Address {
  return { parent: null, step: { kind: 'slide', index, id: slidesOf(model)[index]?.id ?? '' } };
}

/** A slide whose layout is not the template's; silent without a list (check catalogue, 3.5). */
export const layoutUnknownLayout = ruleCheck({
  type: 'layout.unknown_layout',
  severity: 'medium',
  formats: ['pptx'],
  name: 'Layouts of the template',
  summary: 'A slide uses a layout that is not part of the template.',
  params: { layouts: param(filledListOf(text), 'Names of the layouts of the template.') },
  needs: [['params.layouts']],
  example: { params: { layouts: ['Title Slide', 'Title and Content'] } },
  *find(rule, context) {
    const known = new Set(textsOf(rule, 'layouts').map(foldedCase));
    if (known.size === 0) return;
    for (const { slide, address, cause } of context.view(rule).slides) {
      if (slide === null || known.has(foldedCase(slide.layout))) continue;
      const detail = `Layout "${slide.layout}" of master "${slide.theme.name}" is not part of the template.`;
      const besides = [`layout[${slide.layout}]`];
      yield report(rule, {
        title: 'Slide uses a foreign layout',
        detail,
        address,
        besides,
        cause: { ...cause, source: 'layout' },
      });
    }
  },
});

/** The master does not name the current version of the template (check catalogue, 3.5). */
export const layoutTemplateVersion = ruleCheck({
  type: 'layout.template_version',
  severity: 'medium',
  name: 'Current template',
  summary: 'The name of a master, or of the attached template, does not hold the current version.',
  params: {
    current: param(text, 'A text that the name of the master, or of the attached template, has to contain: `2026`.'),
    where: param(oneOf('master_name'), 'Accepted, and without effect: there is one place to look.'),
  },
  needs: [['params.current']],
  example: { params: { current: '2026' } },
  *find(rule, { model }) {
    const current = textOf(rule, 'current');
    if (current === null) return;
    const template = templateOf(model);
    if (template !== null && !template.name.includes(current)) {
      const detail = `The attached template is "${template.name}", current is ${current}.`;
      yield report(rule, { title: 'Template is out of date', detail, ...template.place });
    }
    if (model.format !== 'pptx') return;
    for (const [index, { name }] of model.masters.entries()) {
      if (name.includes(current)) continue;
      const detail = `The master says "${name}", current is ${current}.`;
      const address: Address = { parent: null, step: { kind: 'master', index } };
      yield report(rule, {
        title: 'Template is out of date',
        detail,
        address,
        cause: { ...PACKAGE, source: 'master' },
      });
    }
  },
});

/** Masters that no slide uses (check catalogue, 3.5). */
export const layoutUnusedMasters = ruleCheck({
  type: 'layout.unused_masters',
  severity: 'low',
  formats: ['pptx'],
  name: 'No unused masters',
  summary: 'The file holds more masters than allowed, some of which no slide uses.',
  params: UNUSED_PARAMS,
  *find(rule, { model }) {
    if (model.format !== 'pptx') return;
    const used = new Set(model.slideLayers.filter(({ kind }) => kind === 'master').map(({ index }) => index));
    const unused = model.masters.flatMap((_, index) => (used.has(index) ? [] : [index]));
    const [first, ...others] = unused;
    if (first === undefined || model.masters.length <= numberOf(rule, 'max', UNUSED_PARAMS.max.default)) return;
    const detail = `${unused.length} of ${counted(model.masters.length, 'master')} are not used by any slide.`;
    const address: Address = { parent: null, step: { kind: 'master', index: first } };
    const besides = others.map((index) => `master[${index}]`);
    yield report(rule, { title: 'Unused masters', detail, address, besides, cause: PACKAGE });
  },
});

/** Slides of a size that is not allowed (check catalogue, 3.5). */
export const layoutDeckSize = ruleCheck({
  type: 'layout.deck_size',
  severity: 'low',
  formats: ['pptx'],
  name: 'Slide size',
  summary: 'The slides have a size that is not allowed.',
  params: SIZE_PARAMS,
  *find(rule, { model }) {
    if (model.format !== 'pptx') return;
    const sizes = rule.params['allowed_emu'];
    const given: readonly JsonValue[] = Array.isArray(sizes) ? sizes : SIZE_PARAMS.allowed_emu.default;
    const allowed = given.map((size) => JSON.stringify(size));
    const { width, height } = model.slideSize;
    if (allowed.includes(JSON.stringify([width, height]))) return;
    const words = allowed.map((size) => `${size.slice(1, -1).replace(',', ' × ')} EMU`).join(' or ');
    const detail = `${width} × ${height} EMU, allowed ${words}.`;
    yield report(rule, { title: 'Slide size is not allowed', detail, address: WHOLE_FILE, cause: PACKAGE });
  },
});
