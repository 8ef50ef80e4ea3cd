import type { Actor, Tenant } from '@livery/kernel';
import { fileAttached } from './content.errors.ts';
import type { AssetContent } from './library-asset.ts';

/** How long a file is kept that belongs to no asset, in days. */
export const UNATTACHED_DAYS = 7;

const DAY_MS = 24 * 3_600_000;

/** An uploaded file. It belongs to at most one asset, of which it can be several versions. */
export interface StoredFile extends AssetContent {
  readonly tenant: Tenant;
  readonly createdBy: Actor | null;
  readonly created: Date;
  readonly attachment: FileAttachment;
}

export type FileAttachment =
  | { readonly status: 'unattached'; readonly expiresAt: Date }
  | { readonly status: 'attached'; readonly assetId: string };

/** Defines a file that was just uploaded. It expires unless it becomes part of an asset. */
export function defineStoredFile(
  content: AssetContent,
  { tenant, createdBy, at }: { readonly tenant: Tenant; readonly createdBy: Actor | null; readonly at: Date },
): StoredFile {
  const expiresAt = new Date(at.getTime() + UNATTACHED_DAYS * DAY_MS);
  return { ...content, tenant, createdBy, created: at, attachment: { status: 'unattached', expiresAt } };
}

/** Makes a file part of an asset. @throws DomainError `resource_conflict` if it belongs to another one */
export function attachFile(file: StoredFile, assetId: string): StoredFile {
  if (file.attachment.status === 'attached' && file.attachment.assetId !== assetId) throw fileAttached();
  return { ...file, attachment: { status: 'attached', assetId } };
}
