import { DEPLOYMENT_ITEM_PREFIXES } from '@livery/content-application';
import {
  DEPLOYMENT_ITEM_KINDS,
  type DeploymentDraft,
  deploymentItemMissing,
  type DeploymentItemKind,
  type ExpectedActive,
  MAX_DEPLOYMENT_ITEMS,
  parameterInvalid,
} from '@livery/content-domain';
import { parsePublicId } from '@livery/kernel';
import { Described, ListOf, parseInstant } from '@livery/requests';
import { ArrayNotEmpty, IsIn, IsOptional, IsString } from 'class-validator';

const NOTES = { maxLength: 2_000, description: 'What people should know about it.' } as const;
const EXPECTED_ACTIVE = {
  type: ['string', 'null'],
  pattern: '^dep_[0-9A-Za-z]{22}$',
  description:
    'The deployment of the channel that you expect to be active, both now and when this one becomes active. Null: none. If you leave it out, nothing is checked.',
} as const;

export class DeploymentItemRequest {
  @Described({
    description: 'The kind of the record. Icons, slides and sets of slides are library assets, too.',
    examples: ['library_asset'],
  })
  @IsIn(DEPLOYMENT_ITEM_KINDS)
  readonly kind: DeploymentItemKind;

  @Described({
    pattern: '^(asset|icon|slide|pset)_[0-9A-Za-z]{22}$',
    description: 'The id of the record.',
    examples: ['asset_0350tEyI3TinjRDFnAplkv'],
  })
  @IsString()
  readonly id: string;
}

export class RollBackDeploymentRequest {
  @Described(NOTES)
  @IsOptional()
  @IsString()
  readonly notes?: string | null;

  @Described(EXPECTED_ACTIVE)
  @IsOptional()
  @IsString()
  readonly expected_active?: string | null;
}

export class CreateDeploymentRequest extends RollBackDeploymentRequest {
  @Described({
    pattern: '^[a-z0-9][a-z0-9_-]{0,62}$',
    description: 'Where the content goes. You choose the names of your channels.',
    examples: ['web'],
  })
  @IsString()
  readonly channel: string;

  @Described({
    minItems: 1,
    description: 'What is deployed: 1 to 1,000 records, each once. Their present content is pinned.',
  })
  @ListOf(() => DeploymentItemRequest, MAX_DEPLOYMENT_ITEMS)
  @ArrayNotEmpty()
  readonly items: DeploymentItemRequest[];

  @Described({ format: 'date-time', description: 'When the activation begins, within a year. By default at once.' })
  @IsOptional()
  @IsString()
  readonly scheduled_at?: string | null;
}

/** @throws DomainError `parameter_invalid` */
export function deploymentDraft(body: CreateDeploymentRequest): DeploymentDraft {
  const { channel, notes, scheduled_at: scheduledAt } = body;
  return {
    channel,
    notes: notes ?? '',
    scheduledAt: scheduledAt === null || scheduledAt === undefined ? null : parseInstant('scheduled_at', scheduledAt),
    expectedActive: expectedActive(body),
  };
}

/** @throws DomainError `parameter_invalid` for text that is no id of a deployment */
export function expectedActive({ expected_active: expected }: RollBackDeploymentRequest): ExpectedActive {
  if (expected === undefined) return { isChecked: false };
  if (expected === null) return { isChecked: true, id: null };
  const id = parsePublicId('dep', expected);
  if (id === undefined) throw parameterInvalid('expected_active', 'expected_active must be the id of a deployment.');
  return { isChecked: true, id };
}

/** @throws DomainError `resource_missing` for an id that is none of its kind, `parameter_invalid` for a repeated one */
export function deploymentItems({ items }: CreateDeploymentRequest) {
  const seen = new Set<string>();
  return items.map(({ kind, id }, index) => {
    const assetId = parsePublicId(DEPLOYMENT_ITEM_PREFIXES[kind], id);
    if (assetId === undefined) throw deploymentItemMissing(`items[${index}].id`);
    if (seen.has(assetId)) throw parameterInvalid(`items[${index}].id`, 'items must name each record once.');
    seen.add(assetId);
    return { kind, assetId };
  });
}
