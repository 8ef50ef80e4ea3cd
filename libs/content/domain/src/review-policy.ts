import { ASSET_TYPES, type AssetType } from './asset-type.ts';

/** `none`: assets of a type need no review. `manual`: a person must approve each version. */
export const REVIEW_MODES = ['none', 'manual'] as const;

export type ReviewMode = (typeof REVIEW_MODES)[number];

/** What an organization requires before an asset may be used. */
export interface ReviewPolicy {
  /** The number of the policy. It grows by one with each change. */
  readonly version: number;
  /** The lowest version whose approvals are still valid. */
  readonly acceptedFrom: number;
  /** The mode of each type of asset. */
  readonly modes: Readonly<Record<AssetType, ReviewMode>>;
  /** Whether the person who decides must not be the one who requested the review. */
  readonly fourEyes: boolean;
  /** When the policy was last changed; null while it is the default. */
  readonly updated: Date | null;
}

/** The policy of an organization that has set none: nothing needs a review. */
export const DEFAULT_REVIEW_POLICY: ReviewPolicy = {
  version: 1,
  acceptedFrom: 1,
  modes: modesOf(() => 'none'),
  fourEyes: false,
  updated: null,
};

/** A change of a policy. What is undefined stays. */
export interface ReviewPolicyAmendment {
  readonly modes: Readonly<Partial<Record<AssetType, ReviewMode>>>;
  readonly fourEyes?: boolean | undefined;
  /** Whether approvals by earlier versions stay valid (default: no, so that they become stale). */
  readonly keepsApprovals?: boolean | undefined;
}

/** Changes a policy, which raises its version. @returns the same object if nothing changes */
export function amendReviewPolicy(policy: ReviewPolicy, amendment: ReviewPolicyAmendment, at: Date): ReviewPolicy {
  const modes = modesOf((type) => amendment.modes[type] ?? policy.modes[type]);
  const fourEyes = amendment.fourEyes ?? policy.fourEyes;
  const isSame = fourEyes === policy.fourEyes && ASSET_TYPES.every((type) => modes[type] === policy.modes[type]);
  if (isSame) return policy;
  const version = policy.version + 1;
  const acceptedFrom = amendment.keepsApprovals === true ? policy.acceptedFrom : version;
  return { version, acceptedFrom, modes, fourEyes, updated: at };
}

/** A mode for each type of asset. */
export function modesOf(mode: (type: AssetType) => ReviewMode): Readonly<Record<AssetType, ReviewMode>> {
  return {
    image: mode('image'),
    icon: mode('icon'),
    slide: mode('slide'),
    presentation: mode('presentation'),
    template: mode('template'),
    document: mode('document'),
    font: mode('font'),
    video: mode('video'),
    other: mode('other'),
  };
}
