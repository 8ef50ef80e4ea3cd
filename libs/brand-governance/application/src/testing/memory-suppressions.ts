import type { Suppression, SuppressionKey, SuppressionKeys } from '@livery/brand-governance-domain';
import { type CreatedRange, isCreatedWithin, type Page, type PageRequest, type Tenant } from '@livery/kernel';
import { SuppressionRepository } from '../ports/suppression.repository.ts';

/** Keeps the suppressions of one tenant. */
export class MemorySuppressions extends SuppressionRepository {
  constructor(private kept: readonly Suppression[] = []) {
    super();
  }

  list(
    _tenant: Tenant,
    keys: SuppressionKeys,
    range: CreatedRange,
    { limit }: PageRequest,
  ): Promise<Page<Suppression>> {
    const all = this.kept.filter((one) => fits(one, keys) && isCreatedWithin(range, one.created)).toReversed();
    return Promise.resolve({ items: all.slice(0, limit), hasMore: all.length > limit });
  }

  newest(tenant: Tenant, keys: SuppressionKeys, limit: number): Promise<Page<Suppression>> {
    return this.list(tenant, keys, {}, { limit });
  }

  active(_tenant: Tenant, keys: SuppressionKeys, at: Date): Promise<readonly Suppression[]> {
    const isActive = ({ expiresAt }: Suppression): boolean => expiresAt === null || expiresAt > at;
    return Promise.resolve(this.kept.filter((one) => fits(one, keys) && isActive(one)));
  }

  countOthers(_tenant: Tenant, wanted: SuppressionKey, findingIds: readonly string[]): Promise<number> {
    const ofKey = this.kept.filter(({ scope, key }) => scope === wanted.scope && key === wanted.key);
    return Promise.resolve(ofKey.filter(({ findingId }) => !findingIds.includes(findingId)).length);
  }

  put(_tenant: Tenant, suppressions: readonly Suppression[]): Promise<void> {
    const names = new Set(suppressions.map(nameOf));
    this.kept = [...this.kept.filter((one) => !names.has(nameOf(one))), ...suppressions];
    return Promise.resolve();
  }

  delete(_tenant: Tenant, keys: SuppressionKeys, findingId: string): Promise<number> {
    const { length } = this.kept;
    this.kept = this.kept.filter((one) => !(fits(one, keys) && one.findingId === findingId));
    return Promise.resolve(length - this.kept.length);
  }
}

function fits({ scope, key }: Suppression, { contentSha256, document }: SuppressionKeys): boolean {
  return scope === 'content' ? key === contentSha256 : key === document;
}

function nameOf({ scope, key, findingId }: Suppression): string {
  return `${scope} ${findingId} ${key}`;
}
