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
    description: 'The whole set that documents are judged by, never paged; the default one while none has been stored.',
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
      'Stores a whole set in place of the present one. A rule with the id of a present one takes its place and keeps the id, as does one that stays equal. What GET returned is accepted as it stands.',
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
