import {
  type Address,
  type PersonalProperty,
  type Relation,
  type TextDocument,
  WHOLE_FILE,
} from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { DocumentView } from '../../document-view/document-view.ts';
import type { PlacedShape } from '../../document-view/places.ts';
import { counted } from '../../judging/cause.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { defaulted, param, textList } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/rule-params.ts';
import { PACKAGE, partAddress } from '../file/file-checks.ts';

const UNUSED = 'Accepted, and without effect on this type.';
/** All checks on the package accept all of these; each says which it looks at. */
const PARAMS = {
  allow: param(textList, UNUSED),
  allow_domains: param(textList, UNUSED),
  keep: param(textList, UNUSED),
};
const KEEP = defaulted(textList, ['title'], 'Names of properties that may stay: `title`, `author`.');

/** Code in the file: macros and ActiveX controls (check catalogue, 3.14). */
export const securityMacros = ruleCheck({
  type: 'security.macros',
  severity: 'high',
  name: 'No macros',
  summary: 'The file contains macros or ActiveX controls.',
  params: { ...PARAMS, allow: defaulted(textList, [], 'Names of parts that are allowed: `/word/vbaProject.bin`.') },
  *find(rule, { model }) {
    const allowed = textsOf(rule, 'allow');
    const parts = model.package.relations.filter(isCode).map(({ target }) => target);
    const [first, ...others] = [...new Set(parts)].filter((part) => !allowed.includes(part));
    if (first === undefined) return;
    const detail = `${[first, ...others].map((part) => part.slice(1)).join(', ')}.`;
    const besides = others.map((part) => `part[${part}]`);
    yield report(rule, { title: 'File contains macros', detail, address: partAddress(first), besides, cause: PACKAGE });
  },
});

function isCode({ kind, external }: Relation): boolean {
  return !external && (kind === 'vbaProject' || kind === 'control' || kind === 'activeXControlBinary');
}

/** Something that is loaded from outside when the file is opened; links that a reader follows are none (check catalogue, 3.14). */
export const securityExternalLink = ruleCheck({
  type: 'security.external_link',
  severity: 'medium',
  name: 'Nothing loaded from outside',
  summary: 'The file loads a picture, an object, media or a template from outside.',
  params: {
    ...PARAMS,
    allow: defaulted(textList, [], 'Whole addresses that are allowed.'),
    allow_domains: defaulted(textList, [], 'Domains that are allowed, with those below them.'),
  },
  *find(rule, context) {
    const places = new RelationPlaces(context.view(rule));
    for (const relation of context.model.package.relations) {
      if (!relation.external || relation.kind === 'hyperlink' || isAllowed(rule, relation.target)) continue;
      const placed = places.shapeOf(relation);
      const what = KINDS.get(relation.kind) ?? 'object';
      const where = placed === undefined ? relation.source.slice(1) : `shape "${placed.shape.name}"`;
      yield report(rule, {
        title: 'File loads something from outside',
        detail: `The ${what} of ${where} is linked to ${relation.target}.`,
        address: places.addressOf(relation),
        cause: { ...PACKAGE, part: relation.source },
      });
    }
  },
});

const KINDS: ReadonlyMap<string, string> = new Map([
  ['image', 'picture'],
  ['oleObject', 'object'],
  ['package', 'workbook'],
  ['externalLinkPath', 'workbook'],
  ['video', 'video'],
  ['audio', 'sound'],
  ['media', 'media'],
  ['attachedTemplate', 'template'],
  ['frame', 'frame'],
  ['subDocument', 'document'],
  ['aFChunk', 'document'],
  ['mailMergeSource', 'address list'],
  ['mailMergeHeaderSource', 'address list'],
  ['slideUpdateUrl', 'slide library'],
]);

/** The target itself, or its domain, is on the list of what is allowed. */
export function isAllowed(rule: BrandRule, target: string): boolean {
  if (textsOf(rule, 'allow').includes(target)) return true;
  const [, host = ''] = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(target) ?? [];
  return (
    host !== '' && textsOf(rule, 'allow_domains').some((domain) => isWithin(host.toLowerCase(), domain.toLowerCase()))
  );
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

/** Objects and workbooks that are stored in the file (check catalogue, 3.14). `allow` names parts or file name extensions. */
export const securityEmbeddedFile = ruleCheck({
  type: 'security.embedded_file',
  severity: 'medium',
  name: 'No embedded files',
  summary: 'The file holds embedded objects or the workbooks of charts.',
  params: {
    ...PARAMS,
    allow: defaulted(textList, [], 'Names of parts, or extensions of file names, that are allowed: `xlsx`.'),
  },
  *find(rule, context) {
    const allowed = textsOf(rule, 'allow').map((one) => one.toLowerCase());
    const places = new RelationPlaces(context.view(rule));
    for (const relation of context.model.package.relations) {
      const { kind, external, target, sizeBytes } = relation;
      if (external || (kind !== 'oleObject' && kind !== 'package') || sizeBytes === null) continue;
      if (allowed.includes(target.toLowerCase()) || allowed.includes(extensionOf(target))) continue;
      yield report(rule, {
        title: 'Embedded file',
        detail: `${fileInWords(target)} of ${bytesInWords(sizeBytes)} is embedded.`,
        address: places.addressOf(relation),
        besides: [`part[${target}]`],
        cause: { ...PACKAGE, part: target },
      });
    }
  },
});

function extensionOf(part: string): string {
  return part.slice(part.lastIndexOf('.') + 1).toLowerCase();
}

function fileInWords(part: string): string {
  const extension = extensionOf(part);
  if (extension.startsWith('xl')) return 'A workbook';
  if (extension.startsWith('doc')) return 'A document';
  return extension.startsWith('ppt') ? 'A presentation' : 'An object';
}

/** `84 kB`, `12 MB`. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1_000) return counted(bytes, 'byte');
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${Math.round(bytes / 100_000) / 10} MB`;
}

/** Finds the shapes, slides and stories to which relationships belong. */
class RelationPlaces {
  private readonly shapes = new Map<string, PlacedShape>();
  private readonly sheets = new Map<string, Address>();

  constructor({ slides, sheets, stories, shapes }: DocumentView) {
    // Text boxes stand in the part of the story that they are anchored in, which comes first.
    for (const { part, address } of [...slides, ...sheets, ...stories]) {
      if (!this.sheets.has(part)) this.sheets.set(part, address);
    }
    for (const placed of shapes) {
      for (const id of placed.shape.references) this.shapes.set(`${placed.sheet.part} ${id}`, placed);
      if (placed.shape.chart) this.shapes.set(placed.shape.chart.part, placed);
    }
  }

  shapeOf({ source, id }: Relation): PlacedShape | undefined {
    return this.shapes.get(`${source} ${id}`) ?? this.shapes.get(source);
  }

  addressOf(relation: Relation): Address {
    const { source } = relation;
    if (source === '/') return WHOLE_FILE;
    return this.shapeOf(relation)?.address ?? this.sheets.get(source) ?? partAddress(source);
  }
}

/** Names, companies and paths that are stored with the file (check catalogue, 3.14). `keep` names what may stay. */
export const metadataPersonal = ruleCheck({
  type: 'metadata.personal',
  severity: 'low',
  name: 'No personal metadata',
  summary:
    'The file stores author, company, manager, file paths, custom properties, or which parts of a text were written together.',
  params: { ...PARAMS, keep: KEEP },
  find: (rule, context) => personalMetadata(rule, context),
});

function personalMetadata(rule: BrandRule, { model }: CheckContext): readonly Occurrence[] {
  const kept = new Set(textsOf(rule, 'keep', KEEP.default));
  const stored = [...model.package.properties, ...(model.format === 'docx' ? revisionIds(model) : [])];
  const found = stored.filter(({ name }) => !kept.has(name));
  const parts = [...new Set(found.map(({ part }) => part))];
  const [first, ...others] = parts;
  if (first === undefined) return [];
  const names = [...new Set(found.map(({ name }) => name))];
  const isOne = names.length === 1 && names[0] !== 'revision identifiers';
  const detail = `${sentence(names)} ${isOne ? 'is' : 'are'} stored.`;
  const besides = others.map((part) => `part[${part}]`);
  return [report(rule, { title: 'Personal metadata', detail, address: partAddress(first), besides, cause: PACKAGE })];
}

/** `w:rsid`: which pieces of text were written in one sitting, also across documents (ECMA-376 Part 1, 17.15.1.72). */
function revisionIds({ settings, package: facts }: TextDocument): readonly PersonalProperty[] {
  const part = facts.relations.find(({ kind, source }) => kind === 'settings' && source === facts.mainPart)?.target;
  if (settings.revisionIds === 0 || part === undefined) return [];
  return [{ name: 'revision identifiers', value: String(settings.revisionIds), part }];
}

/** `Author, company and file path`. */
function sentence(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const all = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
}
