import type { DocumentEdit, DocumentModel } from '@livery/office-model';
import type { Finding } from '../finding.ts';
import { idsOf } from '../former-findings.ts';
import type { Guideline } from '../guideline.ts';
import type { FindingDraft } from '../judging/finding-draft.ts';
import type { Sha256Hex } from '../judging/finding-list.ts';
import { judgeDocument } from '../judging/judge-document.ts';
import { memoized } from '../memoized.ts';
import { type CompileExpression, NO_EXPRESSIONS } from '../pattern/expression.ts';
import { SEVERITIES } from '../severity.ts';
import type { Judgement } from '../verdict.ts';
import { removesContent } from './conflicts.ts';
import type { Unfixable } from './fix.ts';
import type { FixPlace, Repair } from './repair.ts';
import { type UnreadableTexts, unreadableTexts } from './unreadable-texts.ts';

/** Which findings are repaired, and where. */
export interface FixWish {
  /** The ids of the findings; null for all that can be repaired. */
  readonly findingIds: readonly string[] | null;
  /** The ids of accepted findings, which stay unless they are named. */
  readonly acceptedIds: readonly string[];
  /** Whether slides, notes, comments and other content are removed although no finding is named. */
  readonly removals: boolean;
  readonly at: FixPlace;
}

/** An edit, and the findings that it repairs, the most severe one first. */
export interface FixProposal {
  readonly edit: DocumentEdit;
  /** The ids of the findings. */
  readonly findings: readonly string[];
  /** Whether the edit removes content, which is only done when it is asked for. */
  readonly removal: boolean;
}

/** Why a finding gets no edit. */
export type DeclinedProposal = Unfixable | 'removal_not_requested';

export interface DeclinedFinding {
  /** The id of the finding. */
  readonly finding: string;
  readonly reason: DeclinedProposal;
}

/** A judged document, and the edits that repair its findings. */
export interface FixProposals {
  readonly judgement: Judgement;
  /** The texts that are hard to read, also if the guideline has no rule for that. No fix may add to them, or make one of them harder to read. */
  readonly unreadableTexts: readonly UnreadableTexts[];
  /** The most important ones come first. Of those that change the same value, only the first one is written. */
  readonly proposals: readonly FixProposal[];
  /** The named findings that get no edit. */
  readonly declined: readonly DeclinedFinding[];
}

/** Judges a document as `judgeDocument` does, and proposes edits that repair its findings. */
export function proposeFixes(
  model: DocumentModel,
  guideline: Guideline,
  sha256Hex: Sha256Hex,
  wish: FixWish,
  compile: CompileExpression = NO_EXPRESSIONS,
): FixProposals {
  const gathering = new ProposalGathering(model, wish);
  const judgement = judgeDocument(model, guideline, sha256Hex, compile, (finding, draft) =>
    gathering.add(finding, draft),
  );
  return { judgement, unreadableTexts: unreadableTexts(model, guideline), ...gathering.end() };
}

interface Candidate {
  readonly finding: Finding;
  readonly edits: readonly DocumentEdit[];
}

class ProposalGathering {
  private readonly candidates: Candidate[] = [];
  private readonly declined = new Map<string, DeclinedFinding>();
  private readonly named: ReadonlySet<string> | null;
  private readonly accepted: ReadonlySet<string>;

  constructor(
    private readonly model: DocumentModel,
    private readonly wish: FixWish,
  ) {
    this.named = wish.findingIds === null ? null : new Set(wish.findingIds);
    this.accepted = new Set(wish.acceptedIds);
  }

  add(finding: Finding, draft: FindingDraft): void {
    const { id } = finding;
    if (this.named === null ? !finding.autoFixable : !idsOf(finding).some((one) => this.named?.has(one))) return;
    const edits = this.repairOf(finding, draft)?.edits(this.wish.at, this.model) ?? 'not_fixable';
    if (typeof edits === 'string') {
      this.decline(id, edits);
    } else if (edits.some(isRemoval) && this.named === null && !this.wish.removals) {
      this.decline(id, 'removal_not_requested');
    } else {
      this.candidates.push({ finding, edits });
    }
  }

  /** What repairs a finding; only some of what former engine versions made of it, if only these are named, or the others are accepted. */
  private repairOf({ id, former = [] }: Finding, draft: FindingDraft): Repair | undefined {
    if (this.named?.has(id) === true) return draft.repair;
    const isWanted = (one = ''): boolean => this.named?.has(one) ?? !this.accepted.has(one);
    const parts = draft.former?.filter((_, index) => isWanted(former[index]?.id));
    return parts === undefined || parts.length === former.length ? draft.repair : draft.repairOf?.(parts);
  }

  end(): Pick<FixProposals, 'proposals' | 'declined'> {
    const proposals = new Map<string, { edit: DocumentEdit; findings: string[] }>();
    for (const { finding, edit } of this.inOrder()) {
      const { findings } = memoized(proposals, JSON.stringify(edit), () => ({ edit, findings: [] }));
      if (!findings.includes(finding.id)) findings.push(finding.id);
    }
    return {
      proposals: Array.from(proposals.values(), (one) => ({ ...one, removal: isRemoval(one.edit) })),
      declined: [...this.declined.values()],
    };
  }

  /** Removals, and then the edits of the most severe findings. Equally severe ones are in the order of the catalogue. */
  private inOrder(): readonly { readonly finding: Finding; readonly edit: DocumentEdit }[] {
    const all = this.candidates.flatMap(({ finding, edits }) => edits.map((edit) => ({ finding, edit })));
    const rank = ({ finding, edit }: (typeof all)[number]): number =>
      removesContent(edit.change) ? SEVERITIES.length : SEVERITIES.indexOf(finding.severity);
    return all.toSorted((one, two) => rank(two) - rank(one));
  }

  private decline(finding: string, reason: DeclinedProposal): void {
    memoized(this.declined, `${finding} ${reason}`, () => ({ finding, reason }));
  }
}

function isRemoval({ change }: DocumentEdit): boolean {
  return change.kind === 'remove';
}
