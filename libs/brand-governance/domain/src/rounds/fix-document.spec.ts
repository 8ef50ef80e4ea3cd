// Only this suite proves how rounds of a fix follow each other, and what is taken back.
import { describe, expect, it } from '@jest/globals';
import type { DocumentEdit, EditOutcome } from '@livery/office-model';
import type { Finding } from '../finding.ts';
import { sampleFinding } from '../testing/sample-finding.ts';
import type { FixProposal, FixProposals } from '../fixing/propose-fixes.ts';
import type { FixTools } from './document-fix.ts';
import { fixDocument } from './fix-document.ts';
import { MAX_INSPECTIONS } from './fix-passes.ts';

const STEPS: readonly string[] = Array.from({ length: 9 }, (_, index) => `step${index}`);

/**
 * A document of lines, each `slide[n]/shape[0]`, with words. The word `old` should be `new`, `stuck` cannot be written, `deaf` is written
 * without effect, `double` has two findings, of which the second waits a round, `trap` becomes `snap`, which causes a finding of another type
 * at another shape of the slide. So does `calm`, which `tense` becomes, as long as there is a `single`. `faint`, which `bright` becomes, makes a
 * text unreadable that stands there. `deep`, which `flat` becomes, has a finding of another type once more than that, at the same place. `torn` is removed, which leaves a `snap`; `sewn`, which it may become instead, does no harm. `shy` can only be written alone. Each `step` has the findings of all later ones, of which each waits a
 * round.
 */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['old', 'new'],
  ['double', 'single'],
  ['single', 'plain'],
  ['stuck', 'loose'],
  ['deaf', 'dull'],
  ['trap', 'snap'],
  ['torn', ''],
  ['gone', ''],
  ['kept', 'lost'],
  ['joined', 'apart'],
  ['tense', 'calm'],
  ['bright', 'faint'],
  ['flat', 'deep'],
  ['shy', 'bold'],
  ...STEPS.map((step, index) => [step, STEPS[index + 1] ?? 'top'] as const),
]);

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const linesOf = (bytes: Uint8Array): string[] => new TextDecoder().decode(bytes).split('\n');
const FORMER = ['kept0', 'former'].map((id) => ({ id, occurrences: 1 }));
const place = (line: number): string => `slide[${line}]/shape[0]`;

/** The word, and how often it stood before: numbers of lines would not outlive removals. */
function idOf(lines: readonly string[], line: number, word = lines[line]): string {
  return `${word}${lines.slice(0, line).filter((one) => one === word).length}`;
}

function findingsOf(lines: readonly string[]): readonly Finding[] {
  return lines.flatMap((word, line) => {
    const facts = { locations: [place(line)], detail: word };
    const overlap = { id: `c${line}`, type: 'shape.overlap', locations: [`slide[${line}]/shape[1]`] };
    if (word === 'snap' || (word === 'calm' && lines.includes('single'))) return [sampleFinding(overlap)];
    if (word === 'deep') return [sampleFinding({ ...overlap, occurrences: 2 })];
    if (!REPLACEMENTS.has(word)) return [];
    if (STEPS.includes(word)) {
      const later = STEPS.slice(STEPS.indexOf(word));
      return later.map((step) =>
        sampleFinding({ ...facts, id: idOf(lines, line, step), type: step, autoFixable: true }),
      );
    }
    const second = sampleFinding({ ...facts, id: idOf(lines, line, 'single'), type: 'font.theme', autoFixable: true });
    if (word === 'single') return [second];
    const finding = sampleFinding({ ...facts, id: idOf(lines, line), autoFixable: true });
    if (word === 'joined') return [{ ...finding, former: FORMER }];
    if (word === 'flat') return [finding, sampleFinding(overlap)];
    return word === 'double' ? [finding, second] : [finding];
  });
}

function unreadableTextsIn(lines: readonly string[]): FixProposals['unreadableTexts'] {
  return lines.flatMap((word, line) => {
    const facts = { type: 'contrast.text', actualColor: '#DDDD77', occurrences: 1, contrast: 2 };
    return word === 'faint' ? [{ ...facts, locations: [`slide[${line}]/shape[1]`] }] : [];
  });
}

function proposalsOf(lines: readonly string[]): readonly FixProposal[] {
  return lines.flatMap((word, line) => {
    const first = REPLACEMENTS.get(word);
    if (first === undefined) return [];
    return (word === 'torn' ? [first, 'sewn'] : [first]).map((to) => proposalOf(lines, line, word, to));
  });
}

function proposalOf(lines: readonly string[], line: number, word: string, to: string): FixProposal {
  const change: DocumentEdit['change'] =
    to === '' ? { kind: 'remove', what: 'slide' } : { kind: 'language', from: word, to };
  const location = to === '' ? `slide[${line}]` : place(line);
  return { edit: { part: '/', location, change }, findings: [idOf(lines, line)], removal: to === '' };
}

let inspections = 0;
const tools: FixTools = {
  inspect: (bytes) => {
    inspections += 1;
    const lines = linesOf(bytes);
    const judgement = { findings: findingsOf(lines), notEvaluated: [], truncated: false };
    const unreadableTexts = unreadableTextsIn(lines);
    return { outcome: 'judged', judgement, unreadableTexts, proposals: proposalsOf(lines), declined: [] };
  },
  edit: (bytes, edits) => {
    const lines: (string | null)[] = linesOf(bytes);
    const outcomes = edits.map(({ location, change }): EditOutcome => {
      const line = Number(/\d+/.exec(location)?.[0]);
      if (change.kind === 'remove') {
        lines[line] = lines[line] === 'torn' ? 'snap' : null;
        return { written: true, before: '', after: '' };
      }
      if (change.kind !== 'language' || change.from === 'stuck') return { written: false, reason: 'gradient' };
      if (change.from === 'shy' && edits.length > 1) return { written: false, reason: 'value_differs' };
      if (change.from !== 'deaf') lines[line] = change.to;
      return { written: true, before: change.from, after: change.to };
    });
    return { bytes: encode(lines.filter((line) => line !== null).join('\n')), outcomes };
  },
};

function fixed(text: string, findingIds: readonly string[] | null = null, acceptedIds: readonly string[] = ['kept0']) {
  inspections = 0;
  const outcome = fixDocument(encode(text), { findingIds, acceptedIds }, tools);
  if (outcome.outcome !== 'fixed') return outcome;
  const { bytes, fixedFindings, changes, declined } = outcome;
  return { text: new TextDecoder().decode(bytes), fixedFindings, changes, declined, inspections };
}

describe('the fix of a document', () => {
  it('writes what should stand there, and says what was changed', () => {
    expect(fixed('a\nold\nb')).toEqual({
      text: 'a\nnew\nb',
      fixedFindings: ['old0'],
      changes: [{ finding: 'old0', location: place(1), before: 'old', after: 'new' }],
      declined: [],
      inspections: 2,
    });
  });

  it('repairs only the findings that are named', () => {
    expect(fixed('old\nold', ['old1'])).toMatchObject({ text: 'old\nnew', fixedFindings: ['old1'], declined: [] });
  });

  it('repairs accepted findings only if they are named', () => {
    expect(fixed('kept\nold')).toMatchObject({ text: 'kept\nnew' });
    expect(fixed('kept\nold', ['kept0'])).toMatchObject({ text: 'lost\nold' });
  });

  it('knows findings by the ids that they had in a former engine version', () => {
    expect(fixed('joined\nold', ['former'])).toMatchObject({ text: 'apart\nold', fixedFindings: ['joined0'] });
    expect(fixed('joined\nold')).toMatchObject({ text: 'apart\nnew' });
    expect(fixed('joined\nold', null, ['kept0', 'former'])).toMatchObject({ text: 'joined\nnew' });
  });

  it('passes on why the editor does not write an edit', () => {
    expect(fixed('stuck\nold')).toMatchObject({
      text: 'stuck\nnew',
      declined: [{ finding: 'stuck0', type: 'color.off_palette', location: place(0), reason: 'gradient' }],
    });
  });

  it('takes back an edit that leaves its finding', () => {
    expect(fixed('deaf\nold')).toMatchObject({
      text: 'deaf\nnew',
      fixedFindings: ['old0'],
      changes: [{ finding: 'old0' }],
      declined: [{ finding: 'deaf0', reason: 'finding_remains' }],
    });
  });

  it('takes back what causes a finding where none of its type was, and goes on with the others', () => {
    expect(fixed('old\ntrap\nb\nold')).toMatchObject({
      text: 'new\ntrap\nb\nnew',
      declined: [{ finding: 'trap0', reason: 'new_finding', caused: ['shape.overlap'] }],
      inspections: 4,
    });
  });

  it('takes back what a comparison of the checks before and after calls new, although its type stood there', () => {
    expect(fixed('flat\nold')).toMatchObject({
      text: 'flat\nnew',
      fixedFindings: ['old0'],
      declined: [{ finding: 'flat0', reason: 'new_finding', caused: ['shape.overlap'] }],
    });
  });

  it('changes what cannot be removed without harm', () => {
    expect(fixed('old\ntorn')).toMatchObject({ text: 'new\nsewn', fixedFindings: ['old0', 'torn0'], declined: [] });
  });

  it('takes back what makes a text unreadable, which is no finding, and says so', () => {
    expect(fixed('old\nbright\nfaint')).toMatchObject({
      text: 'new\nbright\nfaint',
      fixedFindings: ['old0'],
      declined: [{ finding: 'bright0', reason: 'text_unreadable' }],
    });
  });

  it('repairs in the next round what had to wait for another finding', () => {
    expect(fixed('double')).toMatchObject({ text: 'plain', fixedFindings: ['double0', 'single0'], inspections: 3 });
  });

  it('tries again in another pass what was only refused or taken back because of other edits', () => {
    expect(fixed('shy\nold')).toMatchObject({ text: 'bold\nnew', declined: [], inspections: 3 });
    expect(fixed('tense\ndouble')).toMatchObject({ text: 'calm\nplain', declined: [], inspections: 5 });
  });

  it('judges the document at most seven times', () => {
    expect(fixed('step0')).toMatchObject({
      text: 'step6',
      declined: [{ finding: 'step60', reason: 'rounds_ended' }],
      inspections: MAX_INSPECTIONS,
    });
    expect(MAX_INSPECTIONS).toBe(7);
  });

  it('does not mistake what moves to the front for something new', () => {
    expect(fixed('gone\nstuck\nold\nplain')).toMatchObject({
      text: 'stuck\nnew\nplain',
      declined: [{ reason: 'gradient' }],
    });
  });

  it('refuses to repair what cannot be repaired', () => {
    expect(fixed('snap\na', ['c0'])).toEqual({ outcome: 'not_fixable', findingIds: ['c0'] });
  });

  it('says that a finding is gone that is named, and that the checks do not have', () => {
    expect(fixed('a', ['x'])).toMatchObject({
      text: 'a',
      declined: [{ finding: 'x', type: null, location: null, reason: 'finding_gone' }],
    });
  });

  it.each([
    'double\nold',
    'trap\na\nold',
    'gone\ntrap\nb\nold\ndeaf',
    'old\ntrap\na\ntrap\nb',
    'shy\nold',
    'tense\ndouble\ntrap',
    'bright\nold\ntrap',
    'torn\ntrap\nold',
  ])('changes nothing when its result is fixed again: %j', (text) => {
    const once = fixed(text);
    if (!('text' in once)) throw new Error('It was not fixed.');
    expect(fixed(once.text)).toMatchObject({ text: once.text, changes: [] });
  });
});
