import type { EditOutcome } from '@livery/office-model';
import { contrastText } from '../checks/contrast/contrast-text.ts';
import { compareFindings } from '../comparison/compare-findings.ts';
import { firstOfEach, removesContent } from '../fixing/conflicts.ts';
import type { FixProposal, FixProposals } from '../fixing/propose-fixes.ts';
import { listedLocations } from '../listed-locations.ts';
import type { Judgement } from '../verdict.ts';
import type { FixTools } from './document-fix.ts';
import { FindingPlaces, type Found, type NewFinding } from './finding-places.ts';
import { lastingProposals } from './lasting-proposals.ts';
import type { ProvenDocument } from './proven-document.ts';
import { suspectsOf } from './suspects.ts';
import { Withdrawals } from './withdrawals.ts';

interface WrittenFix extends FixProposal {
  readonly outcome: EditOutcome & { readonly written: true };
}

/** Written edits, and the document that they have made. */
interface Attempt {
  readonly written: readonly WrittenFix[];
  readonly bytes: Uint8Array;
}

/**
 * Repairs findings of a document in rounds of writing and judging again, until no edit is left. What leaves its finding, or causes a finding
 * where none of its type had been, or makes a text harder to read whose contrast is too low, is withdrawn, and the round is repeated from the same document without it.
 */
export class FixPass {
  readonly withdrawals = new Withdrawals();

  private places: FindingPlaces;
  /** How often the current round was repeated. */
  private repetitions = 0;

  constructor(
    private readonly tools: FixTools,
    private readonly original: Judgement,
    private readonly isWanted: (findingId: string) => boolean,
    private proven: ProvenDocument,
  ) {
    this.places = FindingPlaces.of(provenFindings(proven));
  }

  /** The last document that is proven. */
  get result(): ProvenDocument {
    return this.proven;
  }

  /** The untried proposals whose turn it is: those that change nothing that a more important one changes, or removes and was not withdrawn. */
  get open(): readonly FixProposal[] {
    const staying = this.proven.proposals.filter(
      (one) => !removesContent(one.edit.change) || !this.withdrawals.has(one),
    );
    const first = new Set(firstOfEach(staying).map(({ edit }) => edit));
    return this.untried.filter(({ edit }) => first.has(edit));
  }

  /** The proposals that were not tried yet. */
  get untried(): readonly FixProposal[] {
    return this.proven.proposals.flatMap((proposal) => {
      const findings = proposal.findings.filter((id) => this.isWanted(id));
      return findings.length === 0 || this.withdrawals.has(proposal) ? [] : [{ ...proposal, findings }];
    });
  }

  /** Judges the document once with all open edits. @returns whether there were any that could be written */
  step(): boolean {
    let attempt: Attempt;
    do {
      if (this.open.length === 0) return false;
      attempt = this.write();
    } while (attempt.written.length === 0);
    const inspection = this.tools.inspect(attempt.bytes);
    if (inspection.outcome === 'refused') {
      this.withdrawals.add(attempt.written, { reason: 'unreadable' });
    } else if (!this.accepts(attempt, inspection)) {
      this.repetitions += 1;
    }
    return true;
  }

  private write(): Attempt {
    const { open } = this;
    const edits = open.map(({ edit }) => edit);
    const { bytes, outcomes } = this.tools.edit(this.proven.bytes, edits);
    const written = open.flatMap((proposal, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) throw new Error('The editor gave no outcome for an edit.');
      if (outcome.written) return [{ ...proposal, outcome }];
      // Another edit at the same bytes has its turn first.
      if (outcome.reason !== 'conflict') this.withdrawals.add([proposal], { reason: outcome.reason });
      return [];
    });
    return { written, bytes };
  }

  private accepts({ written, bytes }: Attempt, inspection: FixProposals): boolean {
    const { judgement } = inspection;
    const places = this.places.after(written.map(({ edit }) => edit));
    const worse = places.newAmong(provenFindings(inspection));
    const fresh = worse.length > 0 ? worse : newTo(this.original, judgement);
    const before = this.proven.judgement;
    const lasting = lastingProposals(before, judgement, written);
    this.withdrawals.add(lasting, { reason: 'finding_remains' });
    for (const [reason, caused] of Map.groupBy(fresh, reasonAgainst)) {
      const types = [...new Set(caused.map(({ finding }) => finding.type))];
      const why = reason === 'new_finding' ? { reason, caused: types } : { reason };
      this.withdrawals.add([...suspectsOf(caused, written, placesIn(before), this.repetitions)], why);
    }
    if (lasting.length > 0 || fresh.length > 0) return false;
    const changes = [...this.proven.changes, ...written.map(changeOf)];
    this.proven = { ...inspection, bytes, changes };
    this.places = places;
    this.repetitions = 0;
    return true;
  }
}

/** All that a fix may not add to. The findings on contrast are among the texts that are hard to read, which list all of their places. */
function provenFindings({ judgement, unreadableTexts }: FixProposals): readonly Found[] {
  return [...judgement.findings.filter(({ type }) => type !== contrastText.type), ...unreadableTexts];
}

/** What a comparison of the checks of the original and of the edited document calls new, at the places at which the same finding did not stand. */
function newTo(original: Judgement, edited: Judgement): readonly NewFinding[] {
  const compared = compareFindings({ ...original, suppressed: [] }, { ...edited, suppressed: [] });
  const former = new Map(original.findings.map(({ id, locations }) => [id, new Set(locations)]));
  return compared.new.map(({ finding }) => {
    const listed = listedLocations(finding.locations);
    return { finding, places: listed.filter((place) => !former.get(finding.id)?.has(place)) };
  });
}

function reasonAgainst({ finding }: NewFinding): 'text_unreadable' | 'new_finding' {
  return finding.type === contrastText.type ? 'text_unreadable' : 'new_finding';
}

function placesIn({ findings }: Judgement): (proposal: FixProposal) => readonly string[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return (proposal) => proposal.findings.flatMap((id) => byId.get(id)?.locations ?? []);
}

function changeOf({ edit: { location }, findings: [finding = ''], outcome: { before, after } }: WrittenFix) {
  return { finding, location, before, after };
}
