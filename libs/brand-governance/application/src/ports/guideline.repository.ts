import type { Guideline } from '@livery/brand-governance-domain';
import type { Tenant } from '@livery/kernel';

export abstract class GuidelineRepository {
  /** What the organization's documents are judged by now: its own rules, or the default ones while it has stored none. */
  abstract active(tenant: Tenant): Promise<Guideline>;
}
