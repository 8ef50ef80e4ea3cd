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

/** The member to name in an error: the parameter, where there is one. */
export function namedMember(need: Need): RuleMember {
  return need.find((member) => member.startsWith('params.')) ?? need[0];
}

function has({ pattern, replacement, params }: NeedyRule, member: RuleMember): boolean {
  if (member === 'pattern') return isGiven(pattern);
  if (member === 'replacement') return isGiven(replacement);
  const [name = '', ofEntries] = member.slice('params.'.length).split('[].');
  const value = params[name];
  if (ofEntries === undefined) return isGiven(value);
  const entries: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return entries.length > 0 && entries.every((entry) => isObject(entry) && isGiven(entry[ofEntries]));
}

/** Neither left out nor null, false or empty; an object with a member that is given. */
function isGiven(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null || value === false || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return !isObject(value) || Object.values(value).some(isGiven);
}
