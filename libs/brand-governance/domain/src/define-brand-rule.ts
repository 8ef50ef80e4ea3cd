import { checkedMembers, hasAtMost, type JsonObject, type JsonValue, mergeMetadata } from '@livery/kernel';
import { ParameterInvalid, ParameterMissing } from './brand-governance.errors.ts';
import type { BrandRule, RulePattern } from './brand-rule.ts';
import { DOCUMENT_FORMATS, type DocumentFormat, isDocumentFormat } from './document-format.ts';
import { checkOf, RULE_TYPES } from './judging/check-catalogue.ts';
import type { RuleType } from './judging/check.ts';
import { type Need, unmetNeed, unmetPath } from './judging/needs.ts';
import { isObject, type ParamProblem, paramProblem } from './judging/validate-params.ts';
import { paramPath } from './param-path.ts';
import { type CompileExpression, NO_EXPRESSIONS } from './pattern/expression.ts';
import { isExpression } from './pattern/is-expression.ts';
import { isSeverity, SEVERITIES, type Severity } from './severity.ts';

const MAX_NAME_CHARS = 200;
const MAX_TEXT_CHARS = 1_000;
const MAX_ALTERNATIVES = 100;

/** A rule as a customer writes it. Everything but the type may be left out. */
export interface BrandRuleDraft {
  /** The public id of the stored rule that this one replaces; a new rule has none. */
  readonly id?: string | null | undefined;
  readonly type: string;
  readonly name?: string | null | undefined;
  readonly severity?: string | null | undefined;
  readonly active?: boolean | undefined;
  readonly pattern?: RulePattern | null | undefined;
  readonly replacement?: string | null | undefined;
  readonly params?: JsonObject | undefined;
  readonly appliesTo?: readonly string[] | undefined;
  readonly message?: string | null | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * What the caller decides about a new record. `param` is the path of the draft in the request, such as `data[2]`; empty for
 * the whole request.
 */
export interface DraftContext {
  readonly id: string;
  readonly at: Date;
  readonly param?: string;
  /** Compiles the expressions of patterns. Without it they are refused. */
  readonly compile?: CompileExpression;
}

/**
 * Makes a rule of a draft. What the draft leaves out gets the default of the check.
 * @throws ParameterInvalid, ParameterMissing which name the field: `data[2].pattern`
 */
export function defineBrandRule(draft: BrandRuleDraft, context: DraftContext): BrandRule {
  const { id, at, param = '', compile = NO_EXPRESSIONS } = context;
  const known = checkOf(draft.type);
  if (known === undefined) throw unknownType(draft.type, paramPath(param, 'type'));
  const { check, ruleType } = known;
  const formats = draft.appliesTo ?? check.formats ?? DOCUMENT_FORMATS;
  const checked = checkedMembers({
    name: () => checkedText(draft.name, MAX_NAME_CHARS, paramPath(param, 'name')) ?? ruleType.name,
    severity: () => checkedSeverity(draft.severity, paramPath(param, 'severity')) ?? check.severity,
    pattern: () => checkedPattern(ruleType, draft.pattern ?? null, paramPath(param, 'pattern'), compile),
    replacement: () => checkedReplacement(ruleType, draft, paramPath(param, 'replacement')),
    params: () => checkedParams(draft, paramPath(param, 'params'), compile),
    appliesTo: () => checkedFormats(formats, paramPath(param, 'applies_to')),
    message: () => checkedText(draft.message, MAX_TEXT_CHARS, paramPath(param, 'message')),
    metadata: () => mergeMetadata({}, draft.metadata, paramPath(param, 'metadata')),
  });
  const rule: BrandRule = {
    ...checked,
    id,
    type: draft.type,
    active: draft.active ?? true,
    isDefault: false,
    revision: 1,
    created: at,
    updated: at,
  };
  assertNeedsMet(rule, check.needs ?? [], param);
  return rule;
}

/** Refuses a rule that could find nothing, since nobody would notice. */
function assertNeedsMet(rule: BrandRule, needs: readonly Need[], param: string): void {
  const need = unmetNeed(needs, rule);
  if (need === undefined) return;
  throw new ParameterMissing(
    paramPath(param, unmetPath(need, rule)),
    `A rule of the type "${rule.type}" needs ${need.join(' or ')}.`,
  );
}

function unknownType(type: string, param: string): ParameterInvalid {
  return new ParameterInvalid(param, `"${type}" is not a known rule type. Known types: ${RULE_TYPES.join(', ')}.`);
}

function checkedText(text: string | null | undefined, most: number, param: string): string | null {
  if (text === null || text === undefined) return null;
  if (!hasAtMost(text, most)) throw new ParameterInvalid(param, `At most ${most} characters are allowed.`);
  return text;
}

function checkedSeverity(severity: string | null | undefined, param: string): Severity | null {
  if (severity === null || severity === undefined) return null;
  if (!isSeverity(severity)) throw new ParameterInvalid(param, `Must be one of ${SEVERITIES.join(', ')}.`);
  return severity;
}

function checkedReplacement(
  { replacementRequired }: RuleType,
  { replacement }: BrandRuleDraft,
  param: string,
): string | null {
  if (replacementRequired && (replacement ?? '') === '') {
    throw new ParameterMissing(param, 'A rule of this type needs a replacement.');
  }
  return checkedText(replacement, MAX_TEXT_CHARS, param);
}

function checkedPattern(
  { pattern: check, patternOptional, expressions }: RuleType,
  pattern: RulePattern | null,
  param: string,
  compile: CompileExpression,
): RulePattern | null {
  const alternatives = typeof pattern === 'string' ? [pattern] : (pattern ?? []);
  if (alternatives.length > MAX_ALTERNATIVES) {
    throw new ParameterInvalid(param, `At most ${MAX_ALTERNATIVES} alternatives are allowed.`);
  }
  if (alternatives.some((alternative) => !hasAtMost(alternative, MAX_TEXT_CHARS))) {
    throw new ParameterInvalid(param, `At most ${MAX_TEXT_CHARS} characters are allowed.`);
  }
  if (check === null) return pattern;
  if (alternatives.length === 0 && patternOptional) return pattern;
  if (alternatives.length === 0) throw new ParameterMissing(param, 'A rule of this type needs a pattern.');
  const problems = alternatives.map((one) => check(one) ?? expressionProblem(one, expressions, compile));
  const problem = problems.find((sentence) => sentence !== null);
  if (problem !== undefined) throw new ParameterInvalid(param, problem);
  return pattern;
}

/** Returns what is wrong with a pattern that is an expression, or null. */
function expressionProblem(
  pattern: string,
  expressions: RuleType['expressions'],
  compile: CompileExpression,
): string | null {
  if (expressions === undefined || (expressions === 'slashed' && !isExpression(pattern))) return null;
  const compiled = compile(isExpression(pattern) ? pattern : `/${pattern}/`);
  return 'problem' in compiled ? compiled.problem : null;
}

function checkedParams({ type, params = {} }: BrandRuleDraft, param: string, compile: CompileExpression): JsonObject {
  const known = checkOf(type)?.check.params ?? {};
  for (const [name, value] of Object.entries(params)) {
    const schema = Object.hasOwn(known, name) ? known[name] : undefined;
    const path = paramPath(param, name);
    if (schema === undefined) {
      throw new ParameterInvalid(path, `Not a parameter of "${type}". Known: ${Object.keys(known).join(', ')}.`);
    }
    const problem = paramProblem(schema, value) ?? termsProblem(value, compile);
    if (problem !== null) {
      throw new ParameterInvalid(`${path}${problem.path}`, `"${name}${problem.path}" ${problem.sentence}`);
    }
  }
  return params;
}

/** Returns what is wrong with the expressions among the terms of a parameter, or null. */
function termsProblem(value: JsonValue, compile: CompileExpression): ParamProblem | null {
  const items: readonly JsonValue[] = Array.isArray(value) ? value : [];
  for (const [index, item] of items.entries()) {
    const term = isObject(item) ? item['term'] : undefined;
    const problem = typeof term === 'string' ? expressionProblem(term, 'slashed', compile) : null;
    if (problem !== null) return { path: `[${index}].term`, sentence: `is no expression: ${problem}` };
  }
  return null;
}

function checkedFormats(formats: readonly string[], param: string): readonly DocumentFormat[] {
  const known = formats.filter(isDocumentFormat);
  if (known.length === 0 || known.length < formats.length) {
    throw new ParameterInvalid(param, `Must name at least one of ${DOCUMENT_FORMATS.join(', ')}, and nothing else.`);
  }
  return DOCUMENT_FORMATS.filter((format) => known.includes(format));
}
