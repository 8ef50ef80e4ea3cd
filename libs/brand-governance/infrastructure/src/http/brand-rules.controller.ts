import { Body, Controller, Query } from '@nestjs/common';
import {
  brandRuleListResource,
  BrandRuleRepository,
  ReplaceBrandRules,
  rulesInForce,
} from '@livery/brand-governance-application';
import { type BrandRuleListResource, brandRuleListSchema } from '@livery/brand-governance-contracts';
import { CurrentPrincipal, Endpoint } from '@livery/http';
import type { Principal } from '@livery/kernel';
import { brandRuleDraft } from './brand-rule.request.ts';
import { ListBrandRulesQuery } from './list-brand-rules.query.ts';
import { ReplaceBrandRulesRequest } from './replace-brand-rules.request.ts';

const READ = ['brand:read', 'brand:write', 'brand:rules:write'] as const;
const WRITE = ['brand:rules:write', 'brand:write'] as const;

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
    scopes: READ,
    response: brandRuleListSchema,
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() { active }: ListBrandRulesQuery,
  ): Promise<BrandRuleListResource> {
    const rules = rulesInForce(await this.brandRules.list(tenant));
    const wanted = rules.filter((rule) => active === undefined || rule.active === (active === 'true'));
    return brandRuleListResource(wanted, tenant);
  }

  @Endpoint({
    method: 'PUT',
    path: '/brand_rules',
    operationId: 'replaceBrandRules',
    area: 'Brand governance',
    summary: 'Replace the brand rules',
    description:
      'Replaces all rules with the rules that you send. A rule with the id of an existing rule changes that rule and keeps its id. A rule without an id keeps the id of an existing rule with the same content. You can send the response of GET unchanged.',
    scopes: WRITE,
    response: brandRuleListSchema,
  })
  async replace(
    @CurrentPrincipal() { tenant }: Principal,
    @Body() { data }: ReplaceBrandRulesRequest,
  ): Promise<BrandRuleListResource> {
    const rules = await this.replaceBrandRules.execute(tenant, data.map(brandRuleDraft));
    return brandRuleListResource(rules, tenant);
  }
}
