import type { LibraryAssetDraft } from '@livery/content-domain';
import { metadataChangeSchema, parsePublicId } from '@livery/kernel';
import { IsArray, IsObject, IsOptional, IsString } from 'class-validator';
import { folderMissing } from '@livery/content-domain';
import { Described, parseInstant } from '@livery/requests';

/** What a caller says about an asset, or about what owns one, besides its name. */
export class OwnedAssetDetailsRequest {
  @Described({ maxLength: 2000, description: 'What the asset shows or is for.' })
  @IsOptional()
  @IsString()
  readonly description?: string | null;

  @Described({
    maxItems: 50,
    items: { minLength: 1, maxLength: 60 },
    description: 'Words by which the asset is found. They replace the present ones.',
    examples: [['harbour', 'hero']],
  })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly tags?: string[] | null;

  @Described({
    type: ['string', 'null'],
    pattern: '^fold_[0-9A-Za-z]{22}$',
    description: 'The folder of the asset. Null: no folder.',
  })
  @IsOptional()
  @IsString()
  readonly folder?: string | null;
}

/** What a caller says about an asset, or about what owns one. */
export class OwnedAssetDraftRequest extends OwnedAssetDetailsRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'The name of the asset.', examples: ['Harbour at dawn'] })
  @IsOptional()
  @IsString()
  readonly name?: string | null;
}

/** What a caller says about an asset, new or present. */
export class LibraryAssetDraftRequest extends OwnedAssetDraftRequest {
  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;

  @Described({
    type: ['string', 'null'],
    format: 'date-time',
    description: 'From when the asset may be used. Null: without a beginning.',
  })
  @IsOptional()
  @IsString()
  readonly available_from?: string | null;

  @Described({
    type: ['string', 'null'],
    format: 'date-time',
    description: 'Until when the asset may be used. Null: without an end.',
  })
  @IsOptional()
  @IsString()
  readonly available_until?: string | null;
}

/** Only a folder and the availability can be null, which removes them. @throws DomainError for an instant or an id that is none */
export function libraryAssetDraft(request: LibraryAssetDraftRequest): LibraryAssetDraft {
  return {
    ...ownedAssetDraft(request),
    metadata: request.metadata ?? undefined,
    availableFrom: instant('available_from', request.available_from),
    availableUntil: instant('available_until', request.available_until),
  };
}

/** Only a folder can be null, which removes it. @throws DomainError `resource_missing` for an id of no folder */
export function ownedAssetDraft(request: OwnedAssetDraftRequest): LibraryAssetDraft {
  return {
    name: request.name ?? undefined,
    description: request.description ?? undefined,
    tags: request.tags ?? undefined,
    folderId: folderId(request.folder),
  };
}

/** The UUID of a folder; null and undefined stay. @throws DomainError `resource_missing` for an id of no folder */
export function folderId(id: string | null | undefined, param = 'folder'): string | null | undefined {
  if (id === null || id === undefined) return id;
  const uuid = parsePublicId('fold', id);
  if (uuid === undefined) throw folderMissing(param);
  return uuid;
}

function instant(param: string, text: string | null | undefined): Date | null | undefined {
  return text === null || text === undefined ? text : parseInstant(param, text);
}
