import type { DeploymentDiffResource, DeploymentItemResource, DeploymentResource } from '@livery/content-contracts';
import type {
  Deployment,
  DeploymentFailure,
  DeploymentItem,
  DeploymentItemKind,
  ManifestComparison,
} from '@livery/content-domain';
import { combinedId, type IdPrefix, publicActorId, publicId } from '@livery/kernel';

/** The prefix of the ids of each kind of item. */
export const DEPLOYMENT_ITEM_PREFIXES = {
  library_asset: 'asset',
  icon: 'icon',
  slide_asset: 'slide',
  ppt_set: 'pset',
} as const satisfies Readonly<Record<DeploymentItemKind, IdPrefix>>;

/** Makes the link to the content of an item; null if there is none. */
export type ItemLink = (item: DeploymentItem) => string | null;

const NO_LINK: ItemLink = () => null;

/**
 * A deployment as the API returns it, and as its events contain it.
 * @param items null in lists and in events, which do not contain them
 */
export function deploymentResource(
  deployment: Deployment,
  items: readonly DeploymentItem[] | null,
  link: ItemLink = NO_LINK,
): DeploymentResource {
  const { tenant, sourceId } = deployment;
  return {
    id: publicId('dep', deployment.id),
    object: 'deployment',
    channel: deployment.channel,
    status: deployment.status,
    manifest: {
      items: items?.map((item) => itemResource(item, link)) ?? null,
      sha256: deployment.manifestSha256,
    },
    item_count: deployment.itemCount,
    notes: deployment.notes,
    ...outcome(deployment),
    source_deployment: sourceId === null ? null : publicId('dep', sourceId),
    scheduled_at: deployment.scheduledAt?.toISOString() ?? null,
    livemode: tenant.livemode,
    organization: publicId('org', tenant.organizationId),
    created_by: publicActorId(deployment.createdBy),
    created: deployment.created.toISOString(),
    updated: deployment.updated.toISOString(),
  };
}

/** @param againstId null if there was nothing to compare with */
export function deploymentDiffResource(
  deploymentId: string,
  againstId: string | null,
  { added, removed, changed, unchangedCount }: ManifestComparison,
): DeploymentDiffResource {
  return {
    id: publicId('dep_diff', againstId === null ? deploymentId : combinedId(deploymentId, againstId)),
    object: 'deployment_diff',
    deployment: publicId('dep', deploymentId),
    against: againstId === null ? null : publicId('dep', againstId),
    added: added.map((item) => itemResource(item, NO_LINK)),
    removed: removed.map((item) => itemResource(item, NO_LINK)),
    changed: changed.map(({ before, after }) => ({
      kind: after.kind,
      id: itemId(after),
      before: { version: before.version, content_hash: before.contentHash },
      after: { version: after.version, content_hash: after.contentHash },
    })),
    unchanged_count: unchangedCount,
  };
}

/** The public id of the record of an item. */
export function itemId({ kind, assetId }: Pick<DeploymentItem, 'kind' | 'assetId'>): string {
  return publicId(DEPLOYMENT_ITEM_PREFIXES[kind], assetId);
}

/**
 * The canonical text of a manifest, over which its hash is computed: a line for each item, sorted by bytes, so that the order of the
 * items does not matter.
 */
export function manifestText(items: readonly DeploymentItem[]): string {
  const lines = items.map((item) => `${item.kind} ${itemId(item)} ${item.version} ${item.contentHash}\n`);
  return lines.sort((one, other) => (one < other ? -1 : 1)).join('');
}

function itemResource(item: DeploymentItem, link: ItemLink): DeploymentItemResource {
  const { kind, version, contentHash: content_hash, filename, mediaType: content_type } = item;
  return { kind, id: itemId(item), version, content_hash, filename, content_type, open_url: link(item) };
}

type Outcome = Pick<DeploymentResource, 'supersedes' | 'superseded_by' | 'activated_at' | 'completed_at' | 'failure'>;

const NO_OUTCOME: Outcome = {
  supersedes: null,
  superseded_by: null,
  activated_at: null,
  completed_at: null,
  failure: null,
};

function outcome(deployment: Deployment): Outcome {
  switch (deployment.status) {
    case 'scheduled':
    case 'queued':
    case 'validating':
    case 'publishing':
      return NO_OUTCOME;
    case 'active':
      return { ...NO_OUTCOME, ...activation(deployment) };
    case 'superseded':
    case 'rolled_back': {
      const superseded_by = publicId('dep', deployment.supersededById);
      const completed_at = deployment.completedAt.toISOString();
      return { ...NO_OUTCOME, ...activation(deployment), superseded_by, completed_at };
    }
    case 'failed': {
      const completed_at = deployment.completedAt.toISOString();
      return { ...NO_OUTCOME, failure: failureResource(deployment.failure), completed_at };
    }
    case 'cancelled':
      return { ...NO_OUTCOME, completed_at: deployment.completedAt.toISOString() };
  }
}

function activation({ activatedAt, supersedesId }: Extract<Deployment, { readonly activatedAt: Date }>) {
  const supersedes = supersedesId === null ? null : publicId('dep', supersedesId);
  return { activated_at: activatedAt.toISOString(), supersedes };
}

function failureResource({ code, message, problems, problemCount }: DeploymentFailure): Outcome['failure'] {
  const items = problems.map(({ kind, assetId, name, obstacle, slideId }) => ({
    kind,
    id: itemId({ kind, assetId }),
    name,
    reason: obstacle,
    slide: slideId === null ? null : publicId('slide', slideId),
  }));
  return { code, message, items, item_count: problemCount };
}
