import {
  type Address,
  type ColorSurface,
  type DocumentChange,
  type DocumentEdit,
  type DocumentModel,
  FORMULA,
  isWritable,
  locationOf,
  type ValueSource,
} from '@livery/office-model';
import type { DocumentFormat } from '../document-format.ts';
import { surfaceIn } from '../document-view/document-surfaces.ts';
import { isInSmartArt } from '../document-view/located-content.ts';
import type { Occurrence } from '../judging/check.ts';
import { memoized } from '../memoized.ts';
import type { Fix, FixMaker, FixPosition, Unfixable } from './fix.ts';
import { partOfAddress, partOfBody } from './part-of-address.ts';

/** Where a value is changed: where it is set for all its uses, or at each place that shows it. */
export type FixPlace = 'cause' | 'location';

/** What repairs the occurrences of one finding. */
export class Repair {
  private readonly fixes = new Map<FixMaker, Fix | Unfixable>();

  constructor(
    private readonly occurrences: readonly Occurrence[],
    private readonly format: DocumentFormat,
  ) {}

  /** Why the finding is not repaired at its cause; null when there is a fix for all of its occurrences, and a writer for each fix. */
  get problem(): Unfixable | null {
    return this.problemAt('cause');
  }

  /** The edits that repair the finding, or why there are none. */
  edits(at: FixPlace, model: DocumentModel): readonly DocumentEdit[] | Unfixable {
    const problem = this.problemAt(at);
    if (problem !== null) return problem;
    const edits: DocumentEdit[] = [];
    const changedElsewhere = new Set<Fix>();
    for (const one of this.occurrences) {
      const fix = this.fixOf(one);
      if (typeof fix === 'string') return fix;
      const isSetElsewhere = fix.cause.location !== null;
      if (isSetElsewhere && at === 'cause' && changedElsewhere.has(fix)) continue;
      changedElsewhere.add(fix);
      const found = isSetElsewhere && at === 'location' ? overrides(one, fix, model) : editsAtCause(one, fix);
      if (typeof found === 'string') return found;
      for (const edit of found) edits.push(edit);
    }
    return edits;
  }

  private problemAt(at: FixPlace): Unfixable | null {
    let last: Occurrence | null = null;
    for (const one of this.occurrences) {
      const isLikeLast =
        last !== null && last.fix === one.fix && last.positions === undefined && one.positions === undefined;
      const problem = isLikeLast ? null : this.problemOf(one, at);
      if (problem !== null) return problem;
      last = one;
    }
    return null;
  }

  private problemOf(occurrence: Occurrence, at: FixPlace): Unfixable | null {
    const fix = this.fixOf(occurrence);
    if (typeof fix === 'string') return fix;
    const isOverridden = at === 'location' && fix.cause.location !== null;
    if (isOverridden && fix.overrideAt === undefined) return 'not_supported';
    const source = isOverridden ? levelOf(occurrence) : fix.cause.source;
    if (!isWritable(this.format, fix.kind, this.surfaceOf(fix, occurrence), source)) return 'not_supported';
    const isSetHere = fix.cause.location === null;
    if ((isSetHere || isOverridden) && isInSmartArt(occurrence)) return 'smartart';
    if (isSetHere && isInFormula(occurrence)) return 'not_supported';
    // A file without a theme has the fonts of none, which nobody can write.
    if (!isOverridden && fix.cause.source === 'theme' && fix.cause.part === null) return 'not_supported';
    return fix.declinedAt?.(firstPosition(occurrence)) ?? null;
  }

  private fixOf({ fix }: Occurrence): Fix | Unfixable {
    return fix === undefined ? 'not_fixable' : memoized(this.fixes, fix, fix);
  }

  private surfaceOf({ surface }: Fix, { positions, address }: Occurrence): ColorSurface | null {
    if (surface !== undefined || positions === undefined) return surface ?? null;
    return surfaceIn(this.format, address.step.kind === 'run' ? positions.body.surface : 'bullet');
  }
}

/** The level of what overrides an inherited value. */
function levelOf({ positions }: Occurrence): ValueSource {
  return positions === undefined ? 'shape' : 'run';
}

function overrides(occurrence: Occurrence, fix: Fix, model: DocumentModel): readonly DocumentEdit[] | Unfixable {
  const { positions, address } = occurrence;
  const part = positions === undefined ? partOfAddress(model, address) : partOfBody(positions.body);
  if (part === null) return 'not_supported';
  return positionsOf(occurrence).flatMap((position) =>
    (fix.overrideAt?.(position) ?? []).map((change) => ({ part, location: placeOf(change, position), change })),
  );
}

function editsAtCause(occurrence: Occurrence, { cause, changesAt }: Fix): readonly DocumentEdit[] {
  const part = cause.part ?? '/';
  const { location } = cause;
  if (location !== null) return changesAt(firstPosition(occurrence)).map((change) => ({ part, location, change }));
  return positionsOf(occurrence).flatMap((position) =>
    changesAt(position).map((change) => ({ part, location: placeOf(change, position), change })),
  );
}

function positionsOf({ address, positions }: Occurrence): readonly FixPosition[] {
  return positions === undefined ? [{ address, body: null }] : [...positions.all()];
}

/** Whether one of the runs belongs to a formula of Word, whose format is its own matter. */
function isInFormula({ positions }: Occurrence): boolean {
  if (positions?.body.facts.fields.has(FORMULA) !== true) return false;
  for (const { paragraph, run } of positions.all()) {
    if (run !== null && paragraph.runs.formatAt(run)?.field === FORMULA) return true;
  }
  return false;
}

function firstPosition({ address, positions }: Occurrence): FixPosition {
  const [first] = positions?.all() ?? [];
  return first ?? { address, body: null };
}

/** Characters are changed in the whole paragraph, everything else at the position. */
function placeOf({ kind }: DocumentChange, { address }: FixPosition): string {
  return locationOf(kind === 'text' ? withoutRun(address) : address);
}

function withoutRun({ parent, step }: Address): Address {
  return step.kind === 'run' && parent !== null ? parent : { parent, step };
}
