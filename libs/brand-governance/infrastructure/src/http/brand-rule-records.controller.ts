import { Body, Controller, Res } from '@nestjs/common';
import {
  AddBrandRule,
  BrandRuleRepository,
  brandRuleResource,
  ChangeBrandRule,
  DeleteBrandRule,
  rulesInForce,
} from '@livery/brand-governance-application';
import { type BrandRuleResource, brandRuleSchema } from '@livery/brand-governance-contracts';
import type { BrandRule } from '@livery/brand-governance-domain';
import { CurrentPrincipal, Endpoint, IdParam, IfMatch, setRevision, unlessKnown } from '@livery/http';
import {
  type FromSchema,
  idSchema,
  namedSchema,
  type Principal,
  publicId,
  resourceMissing,
  type Tenant,
} from '@livery/kernel';
import type { Response } from 'express';
import {
  brandRuleChange,
  brandRuleDraft,
  CreateBrandRuleRequest,
  UpdateBrandRuleRequest,
} from './brand-rule.request.ts';
import { READ_RULES, WRITE_RULES } from './brand-scopes.ts';

const deletedSchema = namedSchema({
  title: 'DeletedBrandRule',
  description: 'A brand rule that was deleted.',
  properties: { id: idSchema('brand_rule'), object: { const: 'brand_rule' }, deleted: { const: true } },
  example: { id: brandRuleSchema.examples[0].id, object: 'brand_rule', deleted: true },
});
const ETAG = { ETag: 'The revision of the rule, for `If-Match`.' };

/** Single rules. */
@Controller()
export class BrandRuleRecordsController {
  constructor(
    private readonly brandRules: BrandRuleRepository,
    private readonly addRule: AddBrandRule,
    private readonly changeRule: ChangeBrandRule,
    private readonly deleteRule: DeleteBrandRule,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/brand_rules',
    operationId: 'createBrandRule',
    area: 'Brand governance',
    summary: 'Create a brand rule',
    description:
      'Adds a rule after the others. If the organization has no rules of its own yet, the default rules are stored, too.',
    scopes: WRITE_RULES,
    status: 201,
    response: brandRuleSchema,
    headers: ETAG,
    errors: ['resource_conflict'],
  })
  async create(
    @CurrentPrincipal() { tenant }: Principal,
    @Body() body: CreateBrandRuleRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrandRuleResource> {
    return present(await this.addRule.execute(tenant, brandRuleDraft(body)), tenant, response);
  }

  @Endpoint({
    method: 'GET',
    path: '/brand_rules/:id',
    operationId: 'retrieveBrandRule',
    area: 'Brand governance',
    summary: 'Retrieve a brand rule',
    description: 'Returns one of the rules that `GET /brand_rules` lists.',
    scopes: READ_RULES,
    response: brandRuleSchema,
    headers: ETAG,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('brand_rule') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrandRuleResource | undefined> {
    const { rules } = await this.brandRules.find(tenant);
    const rule = rulesInForce(rules).find((one) => one.id === id);
    if (rule === undefined) throw resourceMissing();
    return unlessKnown(response, rule, brandRuleResource(rule, tenant));
  }

  @Endpoint({
    method: 'PATCH',
    path: '/brand_rules/:id',
    operationId: 'updateBrandRule',
    area: 'Brand governance',
    summary: 'Update a brand rule',
    description:
      'Changes one rule. What you leave out stays. Null removes a pattern, a replacement or a message. A default rule that you change is no longer a default rule.',
    scopes: WRITE_RULES,
    response: brandRuleSchema,
    headers: ETAG,
    ifMatch: true,
    errors: ['resource_missing', 'precondition_failed'],
  })
  async update(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('brand_rule') id: string,
    @IfMatch() seenRevision: number | null,
    @Body() body: UpdateBrandRuleRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrandRuleResource> {
    const rule = await this.changeRule.execute({ tenant, id, change: brandRuleChange(body), seenRevision });
    return present(rule, tenant, response);
  }

  @Endpoint({
    method: 'DELETE',
    path: '/brand_rules/:id',
    operationId: 'deleteBrandRule',
    area: 'Brand governance',
    summary: 'Delete a brand rule',
    description: 'Deletes one rule. Checks that were made with it stay as they are.',
    scopes: WRITE_RULES,
    response: deletedSchema,
    ifMatch: true,
    errors: ['resource_missing', 'precondition_failed'],
  })
  async delete(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('brand_rule') id: string,
    @IfMatch() seenRevision: number | null,
  ): Promise<FromSchema<typeof deletedSchema>> {
    await this.deleteRule.execute({ tenant, id, seenRevision });
    return { id: publicId('brand_rule', id), object: 'brand_rule', deleted: true };
  }
}

function present(rule: BrandRule, tenant: Tenant, response: Response): BrandRuleResource {
  setRevision(response, rule);
  return brandRuleResource(rule, tenant);
}
