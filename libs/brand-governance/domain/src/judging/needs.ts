import type { JsonObject, JsonValue } from '@livery/kernel';
import type { RulePattern } from '../brand-rule.ts';
import { isObject } from './validate-params.ts';

/** The path of a member of a rule. `[]` stands for every entry of a list: `params.terms[].replacement`. */
export type RuleMember = 'pattern' | 'replacement' | `params.${string}`;

/**
 * Members of which a rule must have at least one, since it could find nothing without them. When they are members of the
 * entries of one list, each entry must have at least one of them.
 */
export type Need = readonly [RuleMember, ...RuleMember[]];

/** The members of a rule that needs may name. */
export interface RuleMembers {
  readonly pattern: RulePattern | null;
  readonly replacement: string | null;
  readonly params: JsonObject;
}

/** Returns the first need that a rule does not meet. */
export function unmetNeed(needs: readonly Need[], rule: RuleMembers): Need | undefined {
  return needs.find((need) => !need.some((member) => has(rule, member, need)));
}

/** The path that an error names: that of a parameter where there is one, such as `params.terms[1].replacement`. */
export function unmetPath(need: Need, rule: RuleMembers): string {
  const paths = need.map((member) => pathIn(rule, member, need)).filter((path) => path !== null);
  return paths.find((path) => path.startsWith('params.')) ?? paths[0] ?? need[0];
}

/**
 * The path of the member in the first entry of its list that has none of the members which the need names; null when there is
 * no such entry.
 */
function pathIn({ params }: RuleMembers, member: RuleMember, need: Need): string | null {
  const [list = '', ofEntries] = member.split('[].');
  if (ofEntries === undefined) return member;
  const names = namesInEntries(need, list);
  const index = entriesOf(params[nameOf(list)]).findIndex((entry) => !hasOneOf(entry, names));
  return index === -1 ? null : `${list}[${index}].${ofEntries}`;
}

function has({ pattern, replacement, params }: RuleMembers, member: RuleMember, need: Need): boolean {
  if (member === 'pattern') return isGiven(pattern);
  if (member === 'replacement') return isGiven(replacement);
  const [list = '', ofEntries] = member.split('[].');
  const value = params[nameOf(list)];
  if (ofEntries === undefined) return isGiven(value);
  const entries = entriesOf(value);
  const names = namesInEntries(need, list);
  return entries.length > 0 && entries.every((entry) => hasOneOf(entry, names));
}

/**
 * The names of the members that a need asks of the entries of a list: for `params.logos[].sha256` and `params.logos[].phash`,
 * `sha256` and `phash`.
 */
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

/** Whether a member is given: neither left out nor null, false or empty. An object is given when one of its members is. */
function isGiven(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null || value === false || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return !isObject(value) || Object.values(value).some(isGiven);
}
