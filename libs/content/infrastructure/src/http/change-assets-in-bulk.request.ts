import { type BulkOperation, MAX_BULK_ASSETS } from '@livery/content-application';
import { checkedTags, parameterInvalid } from '@livery/content-domain';
import { DomainError } from '@livery/kernel';
import { Described } from '@livery/requests';
import { ArrayNotEmpty, IsArray, IsIn, IsOptional, IsString } from 'class-validator';
import { folderId } from './library-asset-draft.request.ts';

const OPERATIONS = ['move', 'tag', 'untag', 'delete', 'request_review'] as const;

export class ChangeAssetsInBulkRequest {
  @Described({ description: 'What is done to each asset.', examples: ['tag'] })
  @IsIn(OPERATIONS)
  readonly operation: (typeof OPERATIONS)[number];

  @Described({
    maxItems: MAX_BULK_ASSETS,
    description: 'The ids of the assets, each once.',
    examples: [['asset_0350tEyI3TinjRDFnAplkv']],
  })
  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly ids: string[];

  @Described({
    type: ['string', 'null'],
    pattern: '^fold_[0-9A-Za-z]{22}$',
    description: 'For `move`: the new folder. Null: no folder.',
  })
  @IsOptional()
  @IsString()
  readonly folder?: string | null;

  @Described({
    maxItems: 50,
    items: { minLength: 1, maxLength: 60 },
    description: 'For `tag` and `untag`: the tags.',
    examples: [['autumn']],
  })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly tags?: string[] | null;

  @Described({ maxLength: 500, description: 'For `request_review`: what the reviewer should know.' })
  @IsOptional()
  @IsString()
  readonly comment?: string | null;
}

/** @throws DomainError if a parameter of the operation is missing, or one of another operation is given */
export function bulkOperation(request: ChangeAssetsInBulkRequest): BulkOperation {
  const { operation: kind, folder, tags, comment } = request;
  refuseOthers(request);
  switch (kind) {
    case 'move': {
      const id = folderId(folder);
      if (id === undefined) throw missing('folder', 'Send the new folder, or null for none.');
      return { kind, folderId: id };
    }
    case 'tag':
    case 'untag':
      if (tags === null || tags === undefined || tags.length === 0) throw missing('tags', 'Send the tags.');
      return { kind, tags: checkedTags(tags) };
    case 'delete':
      return { kind };
    case 'request_review':
      return { kind, comment: comment ?? '' };
  }
}

const OWN = { move: 'folder', tag: 'tags', untag: 'tags', delete: null, request_review: 'comment' } as const;

function refuseOthers(request: ChangeAssetsInBulkRequest): void {
  for (const name of ['folder', 'tags', 'comment'] as const) {
    if (request[name] !== undefined && OWN[request.operation] !== name) {
      throw parameterInvalid(name, `${request.operation} has no ${name}.`);
    }
  }
}

function missing(param: string, message: string): DomainError {
  return new DomainError('invalid', 'parameter_missing', message, { param });
}
