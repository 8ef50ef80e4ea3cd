import type { BrandRule } from '../brand-rule.ts';
import { locationOf } from '../document/address.ts';
import type { DocumentModel } from '../document/document-model.ts';
import { Omissions } from '../document/omissions.ts';
import { type Finding, MAX_FINDINGS } from '../finding.ts';
import type { Guideline } from '../guideline.ts';
import { type CompileExpression, NO_EXPRESSIONS } from '../pattern/expression.ts';
import type { Judgement } from '../verdict.ts';
import type { CheckContext } from './check.ts';
import { CHECK_CATALOGUE, checkOf } from './check-catalogue.ts';
import { DocumentView } from './document-view.ts';
import { groupOccurrences } from './group-occurrences.ts';
import { memoized } from './memoized.ts';
import { notEvaluableFindings } from './not-evaluable.ts';
import { onTheFile } from './on-the-file.ts';
import type { PendingFinding } from './pending-finding.ts';
import { ignoredBy } from './rule-params.ts';
import { TextSurvey } from './text-survey.ts';
import { standingRules } from './standing-rules.ts';

const ID_DIGITS = 16;

/** The hexadecimal SHA-256 of a text. */
export type Sha256Hex = (text: string) => string;

/** Judges a document by the active rules of a guideline, in the order of the catalogue. */
export function judgeDocument(
  model: DocumentModel,
  guideline: Guideline,
  sha256Hex: Sha256Hex,
  compile: CompileExpression = NO_EXPRESSIONS,
): Judgement {
  const omissions = new Omissions();
  const rules = rulesFor(model, guideline);
  const found = findingsOfRules(rules, contextOf(model, guideline, compile, omissions));
  const notEvaluated = [...model.notEvaluated, ...omissions.list()];
  const pending = [...found, ...notEvaluableFindings(rules, notEvaluated, model)];
  const shown = pending.slice(0, MAX_FINDINGS);
  const truncated = pending.length > MAX_FINDINGS;
  const findings = numbered(truncated ? [...shown, findingsLeftOut(pending.length)] : shown, sha256Hex);
  return { findings, notEvaluated, truncated };
}

/** The active rules, and those that hold without being asked for. */
function rulesFor({ format }: DocumentModel, { rules }: Guideline): readonly BrandRule[] {
  return [...standingRules(rules), ...rules].filter(({ active, appliesTo }) => active && appliesTo.includes(format));
}

function findingsOfRules(rules: readonly BrandRule[], context: CheckContext): PendingFinding[] {
  const byCheck = Map.groupBy(rules, ({ type }) => checkOf(type)?.check);
  return CHECK_CATALOGUE.flatMap((check) => {
    const own = byCheck.get(check) ?? [];
    const isMeant = check.formats?.includes(context.model.format) ?? true;
    return own.length === 0 || !isMeant ? [] : groupOccurrences(check.type, check.find(own, context));
  });
}

/** What the checks of one judgement share: a view is made once for all rules that ignore the same. */
export function contextOf(
  model: DocumentModel,
  guideline: Guideline,
  compile: CompileExpression,
  omissions: Omissions,
): CheckContext {
  const compileOnce = onceEach(compile);
  const literals = (): readonly string[] =>
    guideline.rules.flatMap((rule) => checkOf(rule.type)?.check.literals?.(rule, compileOnce) ?? []);
  const views = new Map<string, DocumentView>();
  const surveys = new Map<DocumentView, TextSurvey>();
  const view = (rule: BrandRule): DocumentView => {
    const ignored = ignoredBy(rule);
    const key = JSON.stringify(ignored);
    return memoized(views, key, () => new DocumentView(model, ignored));
  };
  return {
    model,
    guideline,
    compile: compileOnce,
    view,
    survey: (rule) => memoized(surveys, view(rule), () => new TextSurvey(view(rule), literals())),
    omit: (surface, reason, address) => omissions.add(surface, reason, locationOf(address)),
  };
}

/** Rules that write the same expression share it. */
function onceEach(compile: CompileExpression): CompileExpression {
  const known = new Map<string, ReturnType<CompileExpression>>();
  return (source) => memoized(known, source, () => compile(source));
}

/** Gives every finding its id: equal identities are told apart by `-2`, `-3` … */
function numbered(pending: readonly PendingFinding[], sha256Hex: Sha256Hex): Finding[] {
  const seen = new Map<string, number>();
  return pending.map((one) => {
    const id = sha256Hex(one.identity()).slice(0, ID_DIGITS);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return one.write(count === 1 ? id : `${id}-${count}`);
  });
}

function findingsLeftOut(total: number): PendingFinding {
  return onTheFile('check.not_evaluable', ['package'], {
    title: 'Findings are left out',
    detail: `${total} findings were made; the first ${MAX_FINDINGS} are shown.`,
  });
}
