import type { DocumentEdit, EditOutcome } from '@livery/office-model';
import type { FixProposal, FixProposals } from '../fixing/propose-fixes.ts';
import { compareFindings } from '../comparison/compare-findings.ts';
import type { Judgement } from '../verdict.ts';
import { type FixDecline, type FixedDocument, type FixTools } from './document-fix.ts';
import { FindingPlaces } from './finding-places.ts';
import { lastingProposals } from './lasting-proposals.ts';
import { suspectsOf } from './suspects.ts';

/** How many rounds there are. Each is repeated once, if something has to be taken back. */
export const MAX_ROUNDS = 3;

/** A document whose edits are proven. */
interface Proven extends FixProposals {
  readonly bytes: Uint8Array;
  /** Where findings stood before the first edit. */
  readonly places: FindingPlaces;
  readonly changes: FixedDocument['changes'];
}

interface WrittenFix extends FixProposal {
  readonly outcome: EditOutcome & { readonly written: true };
}

/**
 * Repairs findings of a document in rounds of writing and judging again. What leaves its finding, or causes a finding where none of its type
 * had been, is taken back: a round begins at the last document that is proven, and so does its repetition.
 */
export class FixRounds {
  private readonly declined = new Map<string, FixDecline>();
  private readonly takenBack = new Set<string>();

  constructor(
    private readonly tools: FixTools,
    private readonly isWanted: (findingId: string) => boolean,
  ) {}

  run(bytes: Uint8Array, inspected: FixProposals): FixedDocument {
    const { judgement } = inspected;
    let proven: Proven = { ...inspected, bytes, places: FindingPlaces.of(judgement.findings), changes: [] };
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const next = this.attempt(proven, round === MAX_ROUNDS) ?? this.attempt(proven, false);
      proven = next ?? proven;
    }
    for (const proposal of this.open(proven)) this.decline(proposal, 'rounds_ended');
    return this.result(judgement, proven);
  }

  /** The proposals that were not tried in vain. */
  private open({ proposals }: FixProposals): readonly FixProposal[] {
    return proposals.flatMap(({ edit, findings, removal }) => {
      const wanted = findings.filter((id) => this.isWanted(id));
      return wanted.length === 0 || this.takenBack.has(keyOf(edit)) ? [] : [{ edit, findings: wanted, removal }];
    });
  }

  /** Writes edits and judges the result. @returns null if some of them have to be taken back first, or if there are none */
  private attempt(proven: Proven, takesAll: boolean): Proven | null {
    const open = this.open(proven);
    if (open.length === 0) return null;
    const { bytes, outcomes } = this.tools.edit(
      proven.bytes,
      open.map(({ edit }) => edit),
    );
    const written = this.writtenAmong(open, outcomes);
    if (written.length === 0) return null;
    const inspection = this.tools.inspect(bytes);
    if (inspection.outcome === 'refused') return this.takeBack(written, 'unreadable');
    const places = proven.places.after(written.map(({ edit }) => edit));
    if (this.takeBackFailed(proven, inspection.judgement, { written, places, takesAll })) return null;
    const { judgement, proposals, declined } = inspection;
    return { judgement, proposals, declined, bytes, places, changes: [...proven.changes, ...written.map(changeOf)] };
  }

  private writtenAmong(open: readonly FixProposal[], outcomes: readonly EditOutcome[]): readonly WrittenFix[] {
    return open.flatMap((proposal, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) throw new Error('The editor gave no outcome for an edit.');
      if (outcome.written) return [{ ...proposal, outcome }];
      // Another edit at the same bytes has its turn first.
      if (outcome.reason !== 'conflict') this.takeBack([proposal], outcome.reason);
      return [];
    });
  }

  /** @returns whether something was taken back */
  private takeBackFailed(
    { judgement }: Proven,
    after: Judgement,
    {
      written,
      places,
      takesAll,
    }: {
      readonly written: readonly WrittenFix[];
      readonly places: FindingPlaces;
      readonly takesAll: boolean;
    },
  ): boolean {
    const lasting = lastingProposals(judgement, after, written);
    this.takeBack(lasting, 'finding_remains');
    const fresh = places.newAmong(after.findings);
    if (fresh.length === 0) return lasting.length > 0;
    const findings = new Map(judgement.findings.map((finding) => [finding.id, finding]));
    const placesOf = ({ findings: ids }: FixProposal): readonly string[] =>
      ids.flatMap((id) => findings.get(id)?.locations ?? []);
    const suspects = suspectsOf(fresh, written, placesOf, takesAll);
    this.takeBack([...suspects], 'new_finding');
    return true;
  }

  private takeBack(proposals: readonly FixProposal[], reason: FixDecline['reason']): null {
    for (const proposal of proposals) {
      this.takenBack.add(keyOf(proposal.edit));
      this.decline(proposal, reason);
    }
    return null;
  }

  private decline({ findings }: FixProposal, reason: FixDecline['reason']): void {
    for (const finding of findings) this.declined.set(`${finding} ${reason}`, { finding, reason });
  }

  private result(original: Judgement, { bytes, judgement, changes, ...last }: Proven): FixedDocument {
    const fixed = compareFindings({ ...original, suppressed: [] }, { ...judgement, suppressed: [] }).fixed;
    const fixedFindings = fixed.map(({ id }) => id);
    const gone = new Set(fixedFindings);
    const waiting = last.declined.filter(({ finding }) => this.isWanted(finding));
    const declined = [...this.declined.values(), ...waiting].filter(({ finding }) => !gone.has(finding));
    return { bytes, judgement, fixedFindings, changes, declined };
  }
}

function changeOf({ edit: { location }, findings: [finding = ''], outcome: { before, after } }: WrittenFix) {
  return { finding, location, before, after };
}

function keyOf(edit: DocumentEdit): string {
  return JSON.stringify(edit);
}
