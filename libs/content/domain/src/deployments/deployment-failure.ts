import type { ReleaseProblem } from './release-problem.ts';

/** How many items a failure names. */
const MAX_NAMED = 10;

/** Why a deployment could not be activated. */
export interface DeploymentFailure {
  readonly code: 'items_not_releasable' | 'active_changed' | 'interrupted';
  /** A sentence for people. */
  readonly message: string;
  /** The first items that prevented it. */
  readonly problems: readonly ReleaseProblem[];
  /** The number of all items that prevented it. */
  readonly problemCount: number;
}

/** The failure of a deployment some of whose items may not be released. */
export function itemsNotReleasable(problems: readonly ReleaseProblem[]): DeploymentFailure {
  const count = new Set(problems.map(({ assetId }) => assetId)).size;
  const message = `${count} ${count === 1 ? 'item' : 'items'} may not be released. Approve, restore or leave them out, and deploy again.`;
  return { code: 'items_not_releasable', message, problems: problems.slice(0, MAX_NAMED), problemCount: count };
}

/** The failure of a deployment that would replace another one than its author expected. */
export const ACTIVE_CHANGED: DeploymentFailure = {
  code: 'active_changed',
  message: 'Another deployment became active meanwhile. Compare with it, and deploy again.',
  problems: [],
  problemCount: 0,
};

/** The failure of a deployment whose activation was interrupted too often. */
export const INTERRUPTED: DeploymentFailure = {
  code: 'interrupted',
  message: 'The activation was interrupted too often. Nothing has changed for the channel. Deploy again.',
  problems: [],
  problemCount: 0,
};
