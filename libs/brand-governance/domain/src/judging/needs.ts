import type { JsonObject, JsonValue } from '@livery/kernel';
import type { RulePattern } from '../brand-rule.ts';
import { isObject } from './param-problem.ts';

/** A member of a rule by its path; `[]` stands for every entry of a list: `params.terms[].replacement`. */
export type RuleMember = 'pattern' | 'replacement' | `params.${string}`;

/**
 * Members of which a rule has to have one, since it could do nothing without them. Of members of the entries of one list, each entry has
 * to have one.
 */
export type Need = readonly [RuleMember, ...RuleMember[]];

/** What a need looks at in a rule. */
export interface NeedyRule {
  readonly pattern: RulePattern | null;
  readonly replacement: string | null;
  readonly params: JsonObject;
}

/** The first need that a rule does not meet. */
export function unmetNeed(needs: readonly Need[], rule: NeedyRule): Need | undefined {
  return needs.find((need) => !need.some((member) => has(rule, member, need)));
}

/** The path to name in an error: that of a parameter, where there is one, `params.terms[1].replacement`. */
export function unmetPath(need: Need, rule: NeedyRule): string {
  const paths = need.map((member) => pathIn(rule, member, need)).filter((path) => path !== null);
  return paths.find((path) => path.startsWith('params.')) ?? paths[0] ?? need[0];
}

/** The member in the first entry of its list that has none of those that the need names; null when there is no such entry. */
function pathIn({ params }: NeedyRule, member: RuleMember, need: Need): string | null {
  const [list = '', ofEntries] = member.split('[].');
  if (ofEntries === undefined) return member;
  const names = namesInEntries(need, list);
  const index = entriesOf(params[nameOf(list)]).findIndex((entry) => !hasOneOf(entry, names));
  return index === -1 ? null : `${list}[${index}].${ofEntries}`;
}

function has({ pattern, replacement, params }: NeedyRule, member: RuleMember, need: Need): boolean {
  if (member === 'pattern') return isGiven(pattern);
  if (member === 'replacement') return isGiven(replacement);
  const [list = '', ofEntries] = member.split('[].');
  const value = params[nameOf(list)];
  if (ofEntries === undefined) return isGiven(value);
  const entries = entriesOf(value);
  const names = namesInEntries(need, list);
  return entries.length > 0 && entries.every((entry) => hasOneOf(entry, names));
}

/** What a need asks of the entries of a list: of `params.logos[].sha256` and `params.logos[].phash` both names. */
function namesInEntries(need: Need, list: string): readonly string[] {
  const prefix = `${list}[].`;
  return need.filter((member) => member.startsWith(prefix)).map((member) => member.slice(prefix.length));
}

function hasOneOf(entry: JsonValue, names: readonly string[]): boolean {
  return isObject(entry) && names.some((name) => isGiven(entry[name]));
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
