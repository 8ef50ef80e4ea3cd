/** The kinds of records that can be deployed. Each shares its UUID with its asset. */
export const DEPLOYMENT_ITEM_KINDS = ['library_asset', 'icon', 'slide_asset', 'ppt_set'] as const;

export type DeploymentItemKind = (typeof DEPLOYMENT_ITEM_KINDS)[number];

/** What a deployment hands out of one record: the content that the record had when the deployment was created. */
export interface DeploymentItem {
  readonly kind: DeploymentItemKind;
  /** The UUID of the record and of its asset. */
  readonly assetId: string;
  /** The number of the version. */
  readonly version: number;
  /** SHA-256 in hexadecimal digits. */
  readonly contentHash: string;
  readonly filename: string;
  readonly mediaType: string;
}
