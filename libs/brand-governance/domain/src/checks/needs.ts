import type { JsonObject, JsonValue } from '@livery/kernel';
import type { RulePattern } from '../brand-rule.ts';
import { isObject } from './param-problem.ts';

/** A member of a rule by its path; `[]` stands for every entry of a list: `params.terms[].replacement`. */
export type RuleMember = 'pattern' | 'replacement' | `params.${string}`;

/** Members of which a rule has to have one, since it could do nothing without them. */
export type Need = readonly [RuleMember, ...RuleMember[]];

/** What a need looks at in a rule. */
export interface NeedyRule {
  readonly pattern: RulePattern | null;
  readonly replacement: string | null;
  readonly params: JsonObject;
}

/** The first need that a rule does not meet. */
export function unmetNeed(needs: readonly Need[], rule: NeedyRule): Need | undefined {
  return needs.find((members) => !members.some((member) => has(rule, member)));
}

/** The path to name in an error: that of a parameter, where there is one, `params.terms[1].replacement`. */
export function unmetPath(need: Need, rule: NeedyRule): string {
  const paths = need.map((member) => pathIn(rule, member)).filter((path) => path !== null);
  return paths.find((path) => path.startsWith('params.')) ?? paths[0] ?? need[0];
}

/** The first entry of a list that lacks the member; null when there is no entry. */
function pathIn({ params }: NeedyRule, member: RuleMember): string | null {
  const [list = '', ofEntries] = member.split('[].');
  if (ofEntries === undefined) return member;
  const index = entriesOf(params[nameOf(list)]).findIndex((entry) => !isObject(entry) || !isGiven(entry[ofEntries]));
  return index === -1 ? null : `${list}[${index}].${ofEntries}`;
}

function has({ pattern, replacement, params }: NeedyRule, member: RuleMember): boolean {
  if (member === 'pattern') return isGiven(pattern);
  if (member === 'replacement') return isGiven(replacement);
  const [list = '', ofEntries] = member.split('[].');
  const value = params[nameOf(list)];
  if (ofEntries === undefined) return isGiven(value);
  const entries = entriesOf(value);
  return entries.length > 0 && entries.every((entry) => isObject(entry) && isGiven(entry[ofEntries]));
}

function nameOf(member: string): string {
  return member.slice('params.'.length);
}

function entriesOf(value: JsonValue | undefined): readonly JsonValue[] {
  const entries: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return entries;
}

/** Neither left out nor null, false or empty; an object with a member that is given. */
function isGiven(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null || value === false || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return !isObject(value) || Object.values(value).some(isGiven);
}
