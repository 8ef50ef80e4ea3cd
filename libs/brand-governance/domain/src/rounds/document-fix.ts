import type { DocumentEdit, EditOutcome } from '@livery/office-model';
import type { DeclinedProposal, FixProposals, FixWish } from '../fixing/propose-fixes.ts';
import type { FixPlace } from '../fixing/repair.ts';
import type { Judgement, Refusal } from '../verdict.ts';

export const FIX_PLACES = ['cause', 'location'] as const satisfies readonly FixPlace[];

/** Which findings of a document are fixed, and how. */
export interface FixRequest extends FixWish {
  /** Whether the digital signatures of a signed document are removed, which a change makes invalid. */
  readonly dropSignatures: boolean;
}

export type InspectionForFix =
  (FixProposals & { readonly outcome: 'judged' }) | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** What the rounds of a fix need of the engine. */
export interface FixTools {
  inspect(bytes: Uint8Array): InspectionForFix;
  /** Writes edits. It has an outcome for each of them. */
  edit(
    bytes: Uint8Array,
    edits: readonly DocumentEdit[],
  ): { readonly bytes: Uint8Array; readonly outcomes: readonly EditOutcome[] };
}

/** Why a finding was not fixed, or not at each of its places, in words for people. */
export const DECLINED_FIXES = {
  value_differs: 'the value does not stand where the check has seen it',
  not_supported: 'nothing changes this value at this place',
  conflict: 'another fix changes the same characters',
  field_result: 'a field makes the text',
  bound_content_control: 'the text comes from the data of a content control',
  chart_data: 'the text comes from the data of a chart',
  smartart: 'it is in SmartArt',
  vml: 'it is in a drawing of an old format',
  gradient: 'it is in a gradient',
  animated: 'the shape is animated',
  linked_slide: 'another slide links to it',
  sensitivity_label: 'it is a sensitivity label',
  not_fixable: 'nobody but the author can say what should stand there',
  code_font: 'the text is code; give the rule a map that says which font it gets',
  removal_not_requested: 'it removes content, which is only done when it is asked for',
  finding_remains: 'the finding was still there, so the change was taken back',
  new_finding: 'it caused a finding where there was none of its type, so the change was taken back',
  text_unreadable: 'it made text hard to read, or harder than it was, so the change was taken back',
  unreadable: 'the document could not be read afterwards, so the change was taken back',
  rounds_ended: 'it had to wait for other fixes for too long; fix the result again',
  finding_gone: 'the document does not have the finding any more',
} as const satisfies Readonly<Record<DeclinedProposal, string>> & Readonly<Record<string, string>>;

export type DeclinedFix = keyof typeof DECLINED_FIXES;

/** One value that was changed. */
export interface FixChange {
  /** The id of the finding that it repairs, or of the first one. */
  readonly finding: string;
  /** Where it was changed. */
  readonly location: string;
  readonly before: string;
  readonly after: string;
}

/** A finding that was not fixed. */
export interface UnfixedFinding {
  /** The id of the finding. */
  readonly finding: string;
  readonly reason: DeclinedFix;
  /** With `new_finding`, the types of the findings that the change caused. */
  readonly caused?: readonly string[];
}

export interface FixDecline extends UnfixedFinding {
  /** The type of the finding; null if the document does not have it any more. */
  readonly type: string | null;
  /** The first location of the finding; null if the document does not have it any more. */
  readonly location: string | null;
}

/** What was done to a document. */
export interface FixedDocument {
  readonly bytes: Uint8Array;
  /** What the guideline says about the result. */
  readonly judgement: Judgement;
  /** The ids of findings that are gone. */
  readonly fixedFindings: readonly string[];
  readonly changes: readonly FixChange[];
  readonly declined: readonly FixDecline[];
}

/** The end of a fix: a document, or why there is none. */
export type FixOutcome =
  | (FixedDocument & { readonly outcome: 'fixed' })
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  /** Some findings that were asked for cannot be fixed. */
  | { readonly outcome: 'not_fixable'; readonly findingIds: readonly string[] };
