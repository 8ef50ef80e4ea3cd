import type { Guideline } from '@livery/brand-governance-domain';
import type { Tenant } from '@livery/kernel';

export abstract class GuidelineRepository {
  /**
   * The guideline by which the organization's documents are judged now. It has the organization's own rules, or the default
   * rules while it has stored none.
   */
  abstract active(tenant: Tenant): Promise<Guideline>;
}
