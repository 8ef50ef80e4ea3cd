import { RULE_TYPES } from '@livery/brand-governance-domain';
import { readGuideline } from '@livery/brand-governance-infrastructure';
import type { Guideline } from '@livery/brand-governance-domain';

/** What a pattern may be, one of which suits every type of rule. */
const PATTERNS = [undefined, 'synergy', '#C0FFEE', '12', '/syn[a-z]+/'];
const BRAND = {
  palettes: [
    { name: 'House', colors: [{ hex: '#14213D' }, { hex: '#FCA311' }, { hex: '#2A9D8F' }, { hex: '#E5E5E5' }] },
    { name: 'Charts', role: 'chart', colors: [{ hex: '#8AC926' }] },
  ],
  fonts: [{ name: 'Inter' }, { name: 'Noto Sans JP', scripts: ['ea'] }],
};

/** A guideline with a rule of every type that the engine knows. */
export async function everyCheck(): Promise<Guideline> {
  const rules = (await Promise.all(RULE_TYPES.map(ruleOf))).filter((rule) => rule !== null);
  return readGuideline({ ...BRAND, rules }, new Date(0));
}

/** Types that need parameters of their own take part with what they accept without them, or not at all. */
async function ruleOf(type: string): Promise<object | null> {
  for (const pattern of PATTERNS) {
    const rule = pattern === undefined ? { type } : { type, pattern, replacement: 'cooperation' };
    const isAccepted = await readGuideline({ rules: [rule] }, new Date(0)).then(
      () => true,
      () => false,
    );
    if (isAccepted) return rule;
  }
  return null;
}
