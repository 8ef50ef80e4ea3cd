import {
  compareFindings,
  type Finding,
  fixDocument,
  type FixTools,
  type Guideline,
  type UploadedDocument,
} from '@livery/brand-governance-domain';
import { DECK_GUIDELINE, DOCUMENT_GUIDELINE } from '@livery/brand-governance-testing';
import { OoxmlPackage } from '@livery/office-package';
import { inspectDocument } from '../../inspection/inspect-document.ts';
import { fixTools } from '../fix-tools.ts';
import { fainterTexts } from './fainter-texts.ts';

/** Why changes are taken back that have removed their findings. */
const HARMFUL: ReadonlySet<string> = new Set(['new_finding', 'text_unreadable']);

const REQUEST = { findingIds: null, removals: true, at: 'cause', acceptedIds: [], dropSignatures: false } as const;

/** One file of the corpus after its fix by a strict guideline: one rule for every check. */
export interface FixedFile {
  /** How many findings say that they can be fixed. */
  readonly promised: number;
  /** Promised ones that are gone. */
  readonly gone: number;
  /** Promised ones that stay since their change caused a new finding, or made text unreadable. */
  readonly withdrawn: number;
  /** Promised ones that are neither gone nor taken back for that. */
  readonly broken: readonly string[];
  /** What is found by another inspection of the result where there was nothing of its type, and what a comparison with it calls new. */
  readonly fresh: readonly string[];
  /** Texts that are harder to read than before, although they are below their limit. */
  readonly fainter: readonly string[];
  /** Parts that differ although no edit was written into them. */
  readonly strange: readonly string[];
  readonly changesAgain: boolean;
  /** How often the fix has judged the document. */
  readonly inspections: number;
}

/** The engine, with what it was asked to do. */
class WatchedTools implements FixTools {
  /** The parts that edits were written into, in lower case. */
  readonly touched = new Set<string>();
  /** Whether an edit may have moved shapes, runs or parts. */
  moves = false;
  inspections = 0;

  constructor(private readonly engine: FixTools) {}

  inspect(bytes: Uint8Array): ReturnType<FixTools['inspect']> {
    this.inspections += 1;
    return this.engine.inspect(bytes);
  }

  edit(bytes: Uint8Array, edits: Parameters<FixTools['edit']>[1]): ReturnType<FixTools['edit']> {
    for (const { part, change } of edits) {
      this.touched.add(part.toLowerCase());
      if (/^(?:remove|text$|footer$)/.test(change.kind)) this.moves = true;
    }
    return this.engine.edit(bytes, edits);
  }
}

/** Fixes a file by a guideline of its format, and the result again. @returns null if it cannot be judged */
export function fixedFile({ bytes, format }: UploadedDocument): FixedFile | null {
  const guideline: Guideline = format === 'pptx' ? DECK_GUIDELINE : DOCUMENT_GUIDELINE;
  const before = inspectDocument({ bytes, format }, guideline);
  if (before.outcome !== 'judged') return null;
  const engine = fixTools(format, guideline, REQUEST);
  const watched = new WatchedTools(engine);
  const fixed = fixDocument(bytes, REQUEST, watched);
  if (fixed.outcome !== 'fixed') throw new Error(fixed.outcome);
  const after = inspectDocument({ bytes: fixed.bytes, format }, guideline);
  if (after.outcome !== 'judged') throw new Error(after.refusal.message);
  const left = new Set(after.findings.map(({ id }) => id));
  const reasons = new Map(fixed.declined.map(({ finding, reason }) => [finding, reason]));
  const promised = before.findings.filter(({ autoFixable }) => autoFixable);
  const again = fixDocument(fixed.bytes, REQUEST, engine);
  const stays = promised.filter(({ id }) => left.has(id));
  const isWithdrawn = ({ id }: Finding): boolean => HARMFUL.has(reasons.get(id) ?? '');
  const { touched, moves } = watched;
  return {
    promised: promised.length,
    gone: promised.length - stays.length,
    withdrawn: stays.filter(isWithdrawn).length,
    broken: stays.filter((one) => !isWithdrawn(one)).map(({ id, type }) => `${type} ${reasons.get(id) ?? 'silent'}`),
    fresh: [
      ...(moves ? grownTypes(before.findings, after.findings) : newPlaces(before.findings, after.findings)),
      ...compareFindings({ ...before, suppressed: [] }, { ...after, suppressed: [] }).new.map(
        ({ finding, newOccurrences }) => `${finding.type} ${finding.id}, ${newOccurrences} times`,
      ),
    ],
    fainter: fainterTexts(before.findings, after.findings),
    strange: moves ? [] : changedParts(bytes, fixed.bytes).filter((part) => !touched.has(part.toLowerCase())),
    changesAgain: again.outcome !== 'fixed' || Buffer.compare(again.bytes, fixed.bytes) !== 0,
    inspections: watched.inspections,
  };
}

function newPlaces(before: readonly Finding[], after: readonly Finding[]): readonly string[] {
  const places = (findings: readonly Finding[]): readonly string[] =>
    findings.flatMap(({ type, locations }) => locations.map((location) => `${type} ${location}`));
  const known = new Set(places(before));
  return places(after).filter((place) => !known.has(place) && !place.includes('…'));
}

/** Where shapes or runs have moved, no type may be found more often than before. */
function grownTypes(before: readonly Finding[], after: readonly Finding[]): readonly string[] {
  const counted = (findings: readonly Finding[], type: string): number =>
    findings.reduce((sum, one) => (one.type === type ? sum + one.occurrences : sum), 0);
  return [...new Set(after.map(({ type }) => type))].filter((type) => counted(after, type) > counted(before, type));
}

function changedParts(before: Uint8Array, after: Uint8Array): readonly string[] {
  const [one, two] = [OoxmlPackage.open(before), OoxmlPackage.open(after)];
  const all = new Set([...one.parts(), ...two.parts()]);
  return [...all].filter((part) => {
    const [packed, other] = [one.packed(part), two.packed(part)];
    return packed === undefined || other === undefined || Buffer.compare(packed.data, other.data) !== 0;
  });
}
