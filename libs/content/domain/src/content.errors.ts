import { DomainError, publicId } from '@livery/kernel';
import type { ContentOwner } from './content-owner.ts';
import type { AssetUsage } from './usages/asset-usage.ts';

export const parameterInvalid = (param: string, message: string): DomainError =>
  new DomainError('invalid', 'parameter_invalid', message, { param });
export const conflict = (message: string, param?: string): DomainError =>
  new DomainError('conflict', 'resource_conflict', message, param === undefined ? {} : { param });

export const fileMissing = (): DomainError =>
  new DomainError('missing', 'resource_missing', 'The organization has no such file in this mode.', { param: 'file' });

export const previewMissing = (): DomainError =>
  new DomainError(
    'missing',
    'resource_missing',
    'The asset has no preview. It is not rendered yet, or this service cannot render it; `preview_url` of the asset says when it has one.',
  );

export const fileAttached = (): DomainError =>
  conflict('The file belongs to another asset already. Upload it again for this one.');

export const fileEmpty = (): DomainError =>
  new DomainError('unprocessable', 'file_empty', 'The file has no bytes.', { param: 'file' });

/** @param declared by the Content-Type of the file. `text/plain` says nothing: then the extension does not fit */
export const contentTypeMismatch = (filename: string, declared: string, found: string): DomainError => {
  const wrong =
    declared === found || declared.startsWith('text/plain')
      ? `The extension of ${filename} does not fit its content, which is ${found}.`
      : `The file ${filename} was sent as ${declared}, but its content is ${found}.`;
  const message = `${wrong} Send it with the right type and extension.`;
  return new DomainError('unprocessable', 'content_type_mismatch', message, { param: 'file' });
};

export const folderMissing = (param = 'folder'): DomainError =>
  new DomainError('missing', 'resource_missing', 'The organization has no such folder in this mode.', { param });

export const folderNameTaken = (): DomainError =>
  conflict('The parent folder has a folder of this name already. Choose another name.');

export const folderCircle = (): DomainError =>
  conflict('A folder cannot be moved into itself or into a folder below it.');

export const folderTooDeep = (most: number): DomainError =>
  conflict(`Folders can be at most ${most} levels deep. Choose a parent that is higher up.`);

export const folderTooLarge = (most: number): DomainError =>
  conflict(`More than ${most} folders are below this folder. Move or delete some of them first.`);

export const folderNotEmpty = (): DomainError =>
  conflict('The folder is not empty. Empty it first, or send recursive=true to delete all that is in it.');

export const tooManyAssetsBelow = (most: number): DomainError =>
  conflict(`More than ${most} assets are in this folder and those below it. Move or delete some of them first.`);

export const assetNotDeleted = (): DomainError => conflict('The asset is not deleted.');

export const reviewNotNeeded = (type: string): DomainError =>
  conflict(`Assets of type ${type} need no review by the organization's review policy.`);

export const reviewPending = (): DomainError =>
  conflict('A review of this version is pending already. Decide or cancel it first.');

export const reviewApproved = (): DomainError => conflict('This version is approved already.');

export const reviewDecided = (status: string): DomainError =>
  conflict(`The review cannot be changed in this way: it is ${status}.`);

export const contentChanged = (): DomainError =>
  new DomainError(
    'conflict',
    'content_changed',
    'The content has changed since the review was requested, or since you read it. Look at the current version, and request a review of it.',
    { param: 'content_hash' },
  );

export const fourEyesNeeded = (): DomainError =>
  new DomainError(
    'forbidden',
    'four_eyes_required',
    'The review policy asks that somebody else than the requester decides.',
  );

/** How many records an error names at most. */
export const MOST_NAMED = 10;
const WAYS_OUT = {
  ppt_set: 'Take it out of the sets first, or delete them together.',
  deployment: 'Deploy something else to the channel first, or cancel the deployment if it has not begun.',
} as const;
const USER_PREFIXES = { ppt_set: 'pset', deployment: 'dep' } as const;

/** @param publicAssetId the id by which the caller names the asset, such as that of its icon */
export const assetInUse = (publicAssetId: string, users: readonly AssetUsage[]): DomainError => {
  const named = users
    .slice(0, MOST_NAMED)
    .map(({ kind, id, name }) => `${publicId(USER_PREFIXES[kind], id)} (${name})`);
  const others = users.length > named.length ? ' and others' : '';
  return conflict(
    `${publicAssetId} is in use by ${named.join(', ')}${others}. ${[...new Set(users.map(({ kind }) => WAYS_OUT[kind]))].join(' ')}`,
  );
};

const OWN_ENDPOINTS: Readonly<Record<ContentOwner, (assetId: string) => string>> = {
  icon: (id) => `the icon ${publicId('icon', id)}. Send the new SVG to POST /icons/${publicId('icon', id)}/versions.`,
  slide_asset: (id) =>
    `the slide ${publicId('slide', id)}. Send the new slide to POST /slide_assets/${publicId('slide', id)}/versions.`,
  ppt_set: (id) =>
    `the set ${publicId('pset', id)}, which is made of its slides. Send them to PUT /ppt_sets/${publicId('pset', id)}/slides.`,
};

export const ownedContent = (owner: ContentOwner, assetId: string): DomainError =>
  conflict(`The content of this asset is that of ${OWN_ENDPOINTS[owner](assetId)}`);
