import { type DocumentModel, locationOf, type Omission, Omissions, WHOLE_FILE } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import { notEvaluableFindings } from '../checks/check/check-not-evaluable.ts';
import { DocumentView } from '../document-view/document-view.ts';
import { omitUnknownTextColors } from '../document-view/unknown-text-colors.ts';
import type { Guideline } from '../guideline.ts';
import { memoized } from '../memoized.ts';
import { type CompileExpression, NO_EXPRESSIONS } from '../pattern/expression.ts';
import { TextSurvey } from '../text-search/text-survey.ts';
import type { Judgement, NotEvaluated } from '../verdict.ts';
import { CHECK_CATALOGUE, checkOf } from './check-catalogue.ts';
import type { CheckContext, Occurrence } from './check.ts';
import { FindingList, type OnWritten, type Sha256Hex } from './finding-list.ts';
import { groupOccurrences } from './group-occurrences.ts';
import { implicitRules } from './implicit-rules.ts';
import { unmetNeed } from './needs.ts';
import { firstLocations } from './occurrence-locations.ts';
import { ignoredBy } from './read-rule-params.ts';
import { apartFromSlides } from './speaker-notes.ts';

/**
 * Judges a document by the active rules of a guideline, in the order of the catalogue.
 * @param onWritten is told of each finding with what it is made of
 */
export function judgeDocument(
  model: DocumentModel,
  guideline: Guideline,
  sha256Hex: Sha256Hex,
  compile: CompileExpression = NO_EXPRESSIONS,
  onWritten?: OnWritten,
): Judgement {
  const omissions = new Omissions();
  const rules = rulesFor(model, guideline);
  const findings = new FindingList(sha256Hex, onWritten);
  const context = contextOf(model, guideline, compile, omissions);
  recordUnmetNeeds(rules, context);
  addFindings(findings, context);
  for (const view of new Set(rules.map(context.view))) omitUnknownTextColors(view, context.omit);
  const notEvaluated = [...model.omissions, ...omissions.list()];
  findings.add(notEvaluableFindings(rules, notEvaluated, model));
  return { ...findings.end(), notEvaluated: notEvaluated.map(shortened) };
}

/** Shortens the locations of an omission to the 200 that a finding shows at most. */
function shortened({ surface, reason, locations }: Omission): NotEvaluated {
  return { surface, reason, locations: firstLocations(locations) };
}

/** The active rules for documents of this format, and the implicit ones. */
function rulesFor({ format }: DocumentModel, { rules }: Guideline): readonly BrandRule[] {
  return [...implicitRules(rules), ...rules].filter(({ active, appliesTo }) => active && appliesTo.includes(format));
}

/**
 * Reports each rule with an unmet need as not evaluated. New rules of this kind are refused; older ones may be stored. They
 * can find nothing, and a document without findings would look approved.
 */
function recordUnmetNeeds(rules: readonly BrandRule[], { omit }: CheckContext): void {
  for (const rule of rules) {
    const need = unmetNeed(checkOf(rule.type)?.check.needs ?? [], rule);
    if (need === undefined) continue;
    omit('rule', `The rule "${rule.name}" (${rule.type}) is not judged: it needs ${need.join(' or ')}.`, WHOLE_FILE);
  }
}

function addFindings(findings: FindingList, { model, find }: CheckContext): void {
  for (const { type } of CHECK_CATALOGUE) findings.add(groupOccurrences(type, find(type), model.format));
}

/** What the checks of one judgement share. Rules that ignore the same things get the same view. */
export function contextOf(
  model: DocumentModel,
  guideline: Guideline,
  compile: CompileExpression,
  omissions: Omissions,
): CheckContext {
  const compileOnce = onceEach(compile);
  const literals = (): readonly string[] =>
    guideline.rules.flatMap((rule) => checkOf(rule.type)?.check.literals?.(rule, compileOnce) ?? []);
  const byCheck = Map.groupBy(rulesFor(model, guideline), ({ type }) => checkOf(type)?.check.type);
  const views = new Map<string, DocumentView>();
  const surveys = new Map<DocumentView, TextSurvey>();
  const view = (rule: BrandRule): DocumentView => {
    const ignored = ignoredBy(rule);
    const key = JSON.stringify(ignored);
    return memoized(views, key, () => new DocumentView(model, ignored));
  };
  const context: CheckContext = {
    model,
    guideline,
    rulesOf: (type) => byCheck.get(type) ?? [],
    find: (type) => occurrencesOf(type, context),
    compile: compileOnce,
    view,
    survey: (rule) => memoized(surveys, view(rule), () => new TextSurvey(view(rule), literals())),
    omit: (surface, reason, address) => omissions.add(surface, reason, locationOf(address)),
  };
  return context;
}

function occurrencesOf(type: string, context: CheckContext): readonly Occurrence[] {
  const rules = context.rulesOf(type);
  const check = checkOf(type)?.check;
  const judges = check?.formats?.includes(context.model.format) ?? true;
  if (check === undefined || rules.length === 0 || !judges) return [];
  return check.find(rules, context).map(apartFromSlides);
}

/** Compiles each different expression once. */
function onceEach(compile: CompileExpression): CompileExpression {
  const known = new Map<string, ReturnType<CompileExpression>>();
  return (source) => memoized(known, source, () => compile(source));
}
