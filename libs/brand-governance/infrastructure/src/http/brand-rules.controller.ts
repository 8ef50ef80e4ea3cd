import { Body, Controller, Query, Res } from '@nestjs/common';
import {
  brandRuleListResource,
  BrandRuleRepository,
  ReplaceBrandRules,
  rulesInForce,
} from '@livery/brand-governance-application';
import { type BrandRuleListResource, brandRuleListSchema } from '@livery/brand-governance-contracts';
import { CurrentPrincipal, Endpoint, IfMatch, setRevision, unlessKnown } from '@livery/http';
import type { Principal } from '@livery/kernel';
import type { Response } from 'express';
import { brandRuleDraft } from './brand-rule.request.ts';
import { READ_RULES, WRITE_RULES } from './brand-scopes.ts';
import { ListBrandRulesQuery } from './list-brand-rules.query.ts';
import { ReplaceBrandRulesRequest } from './replace-brand-rules.request.ts';

const ETAG = { ETag: 'The revision of the set, for `If-Match`. Every change of a rule raises it.' };

@Controller()
export class BrandRulesController {
  constructor(
    private readonly brandRules: BrandRuleRepository,
    private readonly replaceBrandRules: ReplaceBrandRules,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/brand_rules',
    operationId: 'listBrandRules',
    area: 'Brand governance',
    summary: 'List brand rules',
    description:
      'Lists all rules that documents are checked against. The list is not paged. It contains the default rules until the organization stores rules of its own.',
    scopes: READ_RULES,
    response: brandRuleListSchema,
    headers: ETAG,
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() { active }: ListBrandRulesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrandRuleListResource | undefined> {
    const stored = await this.brandRules.find(tenant);
    const wanted = rulesInForce(stored.rules).filter(
      (rule) => active === undefined || rule.active === (active === 'true'),
    );
    return unlessKnown(response, stored, brandRuleListResource(wanted, tenant));
  }

  @Endpoint({
    method: 'PUT',
    path: '/brand_rules',
    operationId: 'replaceBrandRules',
    area: 'Brand governance',
    summary: 'Replace the brand rules',
    description:
      'Replaces all rules with the rules that you send. A rule with the id of an existing rule changes that rule and keeps its id. A rule without an id keeps the id of an existing rule with the same content. You can send the response of GET unchanged.',
    scopes: WRITE_RULES,
    stepUp: true,
    response: brandRuleListSchema,
    headers: ETAG,
    ifMatch: true,
    errors: ['precondition_failed'],
  })
  async replace(
    @CurrentPrincipal() { tenant }: Principal,
    @IfMatch() seenRevision: number | null,
    @Body() { data }: ReplaceBrandRulesRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrandRuleListResource> {
    const set = await this.replaceBrandRules.execute({ tenant, rules: data.map(brandRuleDraft), seenRevision });
    setRevision(response, set);
    return brandRuleListResource(set.rules, tenant);
  }
}
