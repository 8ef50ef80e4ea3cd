import { TEXT_SURFACES } from '../../color-surface.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/read-rule-params.ts';
import { isWithin } from './allowed-target.ts';
import { reportLinks } from './report-links.ts';

const HOST = /^https?:\/\/(?:[^/@]*@)?([^/:?#]+)/i;

/** Reports a link to a domain that is forbidden or not allowed (check catalogue, 3.16). */
export const linkDomain = ruleCheck({
  type: 'link.domain',
  severity: 'low',
  name: 'Domains of links',
  summary: 'A link leads to a domain that is forbidden or not on the list.',
  params: {
    allow_domains: defaulted(
      textList,
      [],
      'Domains that links can lead to. Their subdomains are included. If the list is empty, every domain is allowed.',
    ),
    forbid_domains: defaulted(textList, [], 'Domains that links must not lead to. Their subdomains are included.'),
  },
  needs: [['params.allow_domains', 'params.forbid_domains']],
  surfaces: TEXT_SURFACES,
  example: { params: { allow_domains: ['example.com'] } },
  *find(rule, context) {
    const allowed = textsOf(rule, 'allow_domains');
    const forbidden = textsOf(rule, 'forbid_domains');
    yield* reportLinks(rule, context, 'Link leads to a foreign domain', 'target', ({ target }) => {
      const host = HOST.exec(target)?.[1]?.toLowerCase();
      if (host === undefined) return null;
      if (forbidden.some((domain) => isWithin(host, domain))) return `${target} is forbidden.`;
      const isForeign = allowed.length > 0 && !allowed.some((domain) => isWithin(host, domain));
      return isForeign ? `${target} is not on the list.` : null;
    });
  },
});
