import { brandRulesUpdated } from '@livery/brand-governance-contracts';
import { type BrandRule, writtenOut } from '@livery/brand-governance-domain';
import { type EventLog, newEvent, publicId, type Tenant, type Transaction, type UnitOfWork } from '@livery/kernel';
import { changedRecords } from './changed-records.ts';
import type { BrandRuleRepository, BrandRuleSet } from './ports/brand-rule.repository.ts';
import { boundedSnapshot } from './resources/bounded-snapshot.ts';
import { brandRuleListResource } from './resources/brand-rule-list.resource.ts';
import { rulesInForce } from './rules-in-force.ts';

/** Writes the set of rules, one change after the other. The first change stores the default rules, too, unless it replaces them. */
export class BrandRuleChanges {
  constructor(
    private readonly brandRules: BrandRuleRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Stores what `decide` makes of the rules in force. Nothing is stored if it throws, or returns the same list or, once there is a
   * stored set, the same rules.
   */
  apply(tenant: Tenant, decide: (present: BrandRuleSet) => readonly BrandRule[]): Promise<BrandRuleSet> {
    return this.unitOfWork.run((transaction) => this.applyWithin(transaction, tenant, decide));
  }

  /** Does the same as `apply` in a transaction that changes more. */
  async applyWithin(
    transaction: Transaction,
    tenant: Tenant,
    decide: (present: BrandRuleSet) => readonly BrandRule[],
  ): Promise<BrandRuleSet> {
    const stored = await this.brandRules.findForUpdate(tenant, transaction);
    const present = { rules: rulesInForce(stored.rules), revision: stored.revision };
    const rules = decide(present);
    if (rules === present.rules || (stored.rules !== null && sameRecords(stored.rules, rules))) return present;
    const next = { rules, revision: present.revision + 1 };
    await this.brandRules.replace(tenant, next, transaction);
    const list = brandRuleListResource(rules, tenant);
    const changes = changedRecords(
      present.rules,
      rules,
      (id) => publicId('brand_rule', id),
      ({ severity, active, ...rule }) => ({ type: writtenOut(rule).type, severity, active }),
    );
    const event = newEvent(brandRulesUpdated, tenant, boundedSnapshot(list, { url: list.url }), changes);
    await this.eventLog.append(event, transaction);
    return next;
  }
}

/** Tells whether the records are the stored ones themselves. A changed rule is another object with the same id. */
function sameRecords(stored: readonly BrandRule[], rules: readonly BrandRule[]): boolean {
  return stored.length === rules.length && stored.every((rule, index) => rules[index] === rule);
}
