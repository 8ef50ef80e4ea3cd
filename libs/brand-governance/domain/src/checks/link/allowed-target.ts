import type { BrandRule } from '../../brand-rule.ts';
import { textsOf } from '../../judging/read-rule-params.ts';

/** Whether a host, in small letters, is a domain or lies below it. */
export function isWithin(host: string, domain: string): boolean {
  const wanted = domain.toLowerCase();
  return host === wanted || host.endsWith(`.${wanted}`);
}

/** Whether a rule allows a target: the address itself or its domain is on a list. */
export function isAllowed(rule: BrandRule, target: string): boolean {
  if (textsOf(rule, 'allow').includes(target)) return true;
  const [, host = ''] = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(target) ?? [];
  return host !== '' && textsOf(rule, 'allow_domains').some((domain) => isWithin(host.toLowerCase(), domain));
}
