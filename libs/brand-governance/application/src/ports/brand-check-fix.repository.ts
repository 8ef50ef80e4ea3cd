import type { BrandCheckFix } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';

export abstract class BrandCheckFixRepository {
  abstract find(tenant: Tenant, id: string): Promise<BrandCheckFix | null>;
  abstract insert(fix: BrandCheckFix, transaction: Transaction): Promise<void>;
}
