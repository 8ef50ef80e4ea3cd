// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { RequestOptions, ConditionalOptions, WaitOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type {
  BrandRule,
  BrandRuleList,
  CreateBrandRuleRequest,
  DeletedBrandRule,
  Job,
  ReplaceBrandRulesRequest,
  SimulateBrandRulesRequest,
  UpdateBrandRuleRequest,
} from '../schemas.ts';

/** The parameters of `GET /brand_rules`. */
export type ListBrandRulesQuery = {
  /** Returns only active rules (`true`), or only inactive rules (`false`). */
  active?: boolean | undefined;
};

/** The operations of brand rules. */
export class BrandRulesResource {
  constructor(protected readonly api: Api) {}

  /**
   * List brand rules: `GET /brand_rules`.
   *
   * Lists all rules that documents are checked against. The list is not paged. It contains the default rules until the organization stores rules of its own.
   *
   * It needs one of the scopes brand:read, brand:write, brand:rules:write.
   */
  list(query: ListBrandRulesQuery = {}, options?: RequestOptions): Pages<BrandRule, BrandRuleList> {
    return this.api.list({ method: 'GET', path: '/brand_rules', query, options });
  }

  /**
   * Replace the brand rules: `PUT /brand_rules`.
   *
   * Replaces all rules with the rules that you send. A rule with the id of an existing rule changes that rule and keeps its id. A rule without an id keeps the id of an existing rule with the same content. You can send the response of GET unchanged.
   *
   * It needs one of the scopes brand:rules:write, brand:write.
   */
  replace(body: ReplaceBrandRulesRequest, options?: ConditionalOptions): Pages<BrandRule, BrandRuleList> {
    return this.api.list({ method: 'PUT', path: '/brand_rules', body, options });
  }

  /**
   * Create a brand rule: `POST /brand_rules`.
   *
   * Adds a rule after the others. If the organization has no rules of its own yet, the default rules are stored, too.
   *
   * It needs one of the scopes brand:rules:write, brand:write.
   */
  create(body: CreateBrandRuleRequest, options?: RequestOptions): Call<BrandRule> {
    return this.api.call({ method: 'POST', path: '/brand_rules', body, options });
  }

  /**
   * Retrieve a brand rule: `GET /brand_rules/{id}`.
   *
   * Returns one of the rules that `GET /brand_rules` lists.
   *
   * It needs one of the scopes brand:read, brand:write, brand:rules:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<BrandRule> {
    return this.api.call({ method: 'GET', path: pathText`/brand_rules/${id}`, options });
  }

  /**
   * Update a brand rule: `PATCH /brand_rules/{id}`.
   *
   * Changes one rule. What you leave out stays. Null removes a pattern, a replacement or a message. A default rule that you change is no longer a default rule.
   *
   * It needs one of the scopes brand:rules:write, brand:write.
   */
  update(id: string, body: UpdateBrandRuleRequest = {}, options?: ConditionalOptions): Call<BrandRule> {
    return this.api.call({ method: 'PATCH', path: pathText`/brand_rules/${id}`, body, options });
  }

  /**
   * Delete a brand rule: `DELETE /brand_rules/{id}`.
   *
   * Deletes one rule. Checks that were made with it stay as they are.
   *
   * It needs one of the scopes brand:rules:write, brand:write.
   */
  delete(id: string, options?: ConditionalOptions): Call<DeletedBrandRule> {
    return this.api.call({ method: 'DELETE', path: pathText`/brand_rules/${id}`, options });
  }

  /**
   * Simulate brand rules: `POST /brand_rules/simulate`.
   *
   * Starts a job that judges the kept documents of past checks by the rules that you send, and compares what they find with what the rules in force find. Nothing is stored but the job: no rule changes, and there is no check and no event. Without `check_ids` and `since` these are all kept documents, each once, by its newest check, the newest first, at most 1,000. With `Prefer: wait=10` the request waits up to ten seconds, and returns the ended job with status 200.
   *
   * The `result` of the job has `total`, and the same numbers for each of the `rules`: findings that are `added`, `gone` and `unchanged`. A rule with the `index` null is in force, but not in `data`; a rule with the `rule` null is new. `documents` has the numbers of each document that was `judged`, by the id of its `brand_check`; `skipped` counts those that are `not_kept` any more, or are `not_judged` because the service cannot read them. `has_more` says whether older documents were left out. `guideline_version` is that in force when the job was started. Findings that were accepted count like others.
   *
   * It needs one of the scopes brand:checks:write, brand:write.
   */
  simulate(body: SimulateBrandRulesRequest, options?: WaitOptions): Call<Job> {
    return this.api.call({ method: 'POST', path: '/brand_rules/simulate', body, options });
  }
}
