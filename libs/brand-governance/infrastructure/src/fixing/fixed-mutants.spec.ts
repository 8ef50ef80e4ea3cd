// Only this suite proves for every check that what is promised of its fix is kept.
import { hash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  type DocumentFormat,
  CHECK_CATALOGUE,
  firstOfEach,
  type FixPlace,
  type Guideline,
  isFixable,
  mediaNeeds,
  proposeFixes,
} from '@livery/brand-governance-domain';
import {
  DECK_GUIDELINE,
  DECK_MUTANTS,
  deckWith,
  DOCUMENT_GUIDELINE,
  DOCUMENT_MUTANTS,
  documentWith,
} from '@livery/brand-governance-testing';
import { editDocument } from '@livery/office-editing';
import { OoxmlPackage } from '@livery/office-package';
import { readPresentation, readTextDocument } from '@livery/office-reading';
import { sampleDocx, samplePresentation } from '@livery/office-testing';
import { compileLinear } from '../expressions/compile-linear.ts';

interface File {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
}

const DECKS = DECK_MUTANTS.map(({ name, change }): File => ({
  name,
  bytes: samplePresentation(deckWith(change)),
  format: 'pptx',
}));
const DOCUMENTS = DOCUMENT_MUTANTS.map(({ name, change }): File => ({
  name,
  bytes: sampleDocx(documentWith(change)),
  format: 'docx',
}));

/** The guideline of the mutants, with a colour and a text in the place of what they have. */
function withReplacements(guideline: Guideline): Guideline {
  const map = Object.fromEntries(['#C0006B', '#ED7D31', '#B0B0B0'].map((color) => [color, '#0F4C81']));
  const replacing = (rule: Guideline['rules'][number]): Guideline['rules'][number] => {
    if (rule.type === 'color.off_palette') return { ...rule, params: { ...rule.params, map } };
    return rule.type === 'text.pattern' ? { ...rule, replacement: 'this year' } : rule;
  };
  return { ...guideline, rules: guideline.rules.map(replacing) };
}

const GUIDELINES = { pptx: withReplacements(DECK_GUIDELINE), docx: withReplacements(DOCUMENT_GUIDELINE) };

function proposalsFor({ bytes, format }: Pick<File, 'bytes' | 'format'>, at: FixPlace) {
  const guideline = GUIDELINES[format];
  const file = OoxmlPackage.open(bytes);
  const options = { media: mediaNeeds(guideline) };
  const model = format === 'pptx' ? readPresentation(file, options) : readTextDocument(file, options);
  const wish = { findingIds: null, acceptedIds: [], removals: true, at };
  return proposeFixes(model, guideline, (text) => hash('sha256', text), wish, compileLinear);
}

/** Fixes all that is promised in one document, and says what was not kept: edits that are declined, and promised findings that remain. */
function broken(file: File, at: FixPlace): readonly string[] {
  const { judgement, proposals, declined } = proposalsFor(file, at);
  const written = firstOfEach(proposals);
  const edits = written.map(({ edit }) => edit);
  const { bytes, outcomes } = editDocument(file.bytes, edits);
  const unwritten = outcomes.flatMap((outcome, index) => (outcome.written ? [] : [[outcome.reason, edits[index]]]));
  const waiting = proposals.filter((one) => !written.includes(one)).flatMap(({ findings }) => findings);
  const unkept = new Set([...declined.map(({ finding }) => finding), ...waiting]);
  const promised = judgement.findings.filter(({ id, autoFixable }) => autoFixable && !unkept.has(id));
  const after = proposalsFor({ ...file, bytes }, at).judgement.findings;
  const remaining = new Set(after.map(({ id }) => id));
  return [
    ...unwritten.map((one) => JSON.stringify(one)),
    ...promised.filter(({ id }) => remaining.has(id)).map(({ type }) => `${type} remains`),
  ];
}

/** How many findings of each type can be fixed, and of how many. */
function promisesIn(files: readonly File[]): Readonly<Record<string, string>> {
  const findings = files.flatMap((file) => proposalsFor(file, 'cause').judgement.findings);
  const ofTypes = [...Map.groupBy(findings, ({ type }) => type)].map(
    ([type, all]) => [type, all.filter(({ autoFixable }) => autoFixable).length, all.length] as const,
  );
  const fixable = ofTypes.filter(([, count]) => count > 0);
  return Object.fromEntries(fixable.map(([type, count, all]) => [type, `${count} of ${all}`]));
}

describe('what is promised about a mutant', () => {
  it.each([...DECKS, ...DOCUMENTS].map((file) => [file.name, file] as const))(
    'is kept at its cause and at its location where %s',
    (_, file) => {
      expect(broken(file, 'cause')).toEqual([]);
      expect(broken(file, 'location')).toEqual([]);
    },
  );

  it('is nothing else than what the catalogue of checks says', () => {
    const said = CHECK_CATALOGUE.filter(({ fix }) => fix !== undefined).map(({ type }) => type);
    const promised = new Set([DECKS, DOCUMENTS].flatMap((files) => Object.keys(promisesIn(files))));
    expect([...promised].filter((type) => !said.includes(type))).toEqual([]);
    expect(said.filter((type) => !promised.has(type))).toEqual([]);
  });

  it.each([
    ['pptx', DECKS],
    ['docx', DOCUMENTS],
  ] as const)('is made in %s by types only whose rules are fixable there', (format, files) => {
    const types = Object.keys(promisesIn(files));
    expect(types.filter((type) => !isFixable({ type, appliesTo: [format] }))).toEqual([]);
  });

  it('is a fix for each type that has one', () => {
    expect(promisesIn(DECKS)).toEqual({
      'color.off_palette': '31 of 44',
      'color.hardcoded': '1 of 1',
      'color.theme_palette': '1 of 1',
      'font.unapproved': '12 of 13',
      'font.theme': '1 of 1',
      'font.size_min': '4 of 4',
      'logo.moved': '2 of 2',
      'logo.resized': '2 of 2',
      'logo.distorted': '2 of 2',
      'image.distorted': '3 of 3',
      'placeholder.empty': '2 of 2',
      'footer.missing': '1 of 3',
      'footer.slide_number': '1 of 1',
      'a11y.table_header': '1 of 1',
      'term.replace': '1 of 1',
      'term.trademark': '1 of 1',
      'term.capitalization': '1 of 2',
      'text.double_spaces': '1 of 1',
      'text.punctuation': '2 of 4',
      'text.pattern': '1 of 1',
      'lang.wrong': '3 of 3',
      'hidden.slide': '1 of 1',
      'notes.present': '4 of 4',
      'comments.present': '2 of 2',
      'metadata.personal': '1 of 1',
      'security.embedded_file': '1 of 2',
    });
    expect(promisesIn(DOCUMENTS)).toEqual({
      'color.off_palette': '28 of 49',
      'color.hardcoded': '2 of 2',
      'color.theme_palette': '1 of 1',
      'font.unapproved': '7 of 12',
      'font.theme': '1 of 1',
      'font.size_min': '2 of 2',
      'font.size_allowed': '1 of 1',
      'a11y.table_header': '1 of 1',
      'term.replace': '1 of 1',
      'term.trademark': '1 of 1',
      'term.capitalization': '1 of 2',
      'text.double_spaces': '1 of 1',
      'text.pattern': '1 of 1',
      'lang.wrong': '3 of 3',
      'hidden.text': '1 of 1',
      'comments.present': '3 of 3',
      'metadata.personal': '2 of 2',
      'security.macros': '1 of 1',
      'security.embedded_file': '1 of 1',
      'docx.direct_formatting': '21 of 23',
      'docx.margins': '1 of 1',
    });
  });
});
