import {
  assetIsNoSlideId,
  MAX_SLIDES,
  PPT_SET_KINDS,
  type PptSetKind,
  type SetSlideDraft,
  slideIdsMalformed,
  slideMissing,
  templateMissing,
} from '@livery/content-domain';
import { CreatedListQuery } from '@livery/http';
import { parsePublicId } from '@livery/kernel';
import { Described, ListOf } from '@livery/requests';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { OwnedAssetDetailsRequest } from './library-asset-draft.request.ts';

export class SetSlideRequest {
  @Described({ pattern: '^slide_[0-9A-Za-z]{22}$', examples: ['slide_0350tEyI3TinjRDFnAplkv'] })
  @IsString()
  readonly slide_asset: string;

  @Described({ description: 'Whether no download may leave the slide out. Default: false.' })
  @IsOptional()
  @IsBoolean()
  readonly required?: boolean | null;

  @Described({ description: 'Whether every download has the slide in its order among the others. Default: false.' })
  @IsOptional()
  @IsBoolean()
  readonly locked?: boolean | null;

  @Described({
    description: 'Is ignored: the slides are in the order of the list. So what GET returned can be sent back.',
  })
  @IsOptional()
  @IsInt()
  readonly position?: number | null;
}

export class CreatePptSetRequest extends OwnedAssetDetailsRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'The name of the set.', examples: ['Pitch'] })
  @IsString()
  readonly name: string;

  @Described({ description: 'Default: `deck`. It cannot be changed.' })
  @IsOptional()
  @IsIn(PPT_SET_KINDS)
  readonly kind?: PptSetKind | null;

  @Described({ description: 'The slides in their order, 1 to 300, each once.' })
  @ListOf(() => SetSlideRequest, MAX_SLIDES, '{"slide_asset": "slide_…"}')
  readonly slides: SetSlideRequest[];

  @Described({
    type: ['string', 'null'],
    pattern: '^asset_[0-9A-Za-z]{22}$',
    description:
      'A PowerPoint file of the library whose size and defaults the set has. Default: those of the first slide.',
  })
  @IsOptional()
  @IsString()
  readonly template?: string | null;
}

export class ArrangePptSetRequest {
  @Described({ description: 'The slides in their order, 1 to 300, each once.' })
  @ListOf(() => SetSlideRequest, MAX_SLIDES, '{"slide_asset": "slide_…"}')
  readonly slides: SetSlideRequest[];

  @Described({
    type: ['string', 'null'],
    pattern: '^asset_[0-9A-Za-z]{22}$',
    description:
      'A PowerPoint file of the library whose size and defaults the set has. Null: none. If you leave it out, it stays.',
  })
  @IsOptional()
  @IsString()
  readonly template?: string | null;
}

export class ListPptSetsQuery extends CreatedListQuery {
  @Described({ description: 'Returns only sets of this kind.' })
  @IsOptional()
  @IsIn(PPT_SET_KINDS)
  readonly kind?: PptSetKind;
}

export class DownloadPptSetQuery {
  @Described({
    pattern: '^slide_[0-9A-Za-z]{22}(,slide_[0-9A-Za-z]{22})*$',
    description:
      'The slides that are wanted, in their order, separated by commas. Required slides cannot be left out, and locked ones keep their order among the others. Default: the whole set.',
  })
  @IsOptional()
  @IsString()
  readonly slides?: string;
}

/** @throws DomainError `resource_missing` for an id of no slide */
export function setSlides(slides: readonly SetSlideRequest[]): readonly SetSlideDraft[] {
  return slides.map(({ slide_asset, required, locked }, index) => ({
    slideId: slideId(slide_asset, `slides[${index}].slide_asset`),
    isRequired: required ?? false,
    isLocked: locked ?? false,
  }));
}

/** @throws DomainError `resource_missing` for an id of no slide */
export function slideId(id: string, param: string): string {
  const uuid = parsePublicId('slide', id);
  if (uuid !== undefined) return uuid;
  const assetId = parsePublicId('asset', id);
  throw assetId === undefined ? slideMissing(param) : assetIsNoSlideId(param, assetId);
}

/** The UUIDs of slides in a query. @throws DomainError `parameter_invalid` for what is no id, `resource_missing` for an id of an asset */
export function slideIds(slides: string): readonly string[] {
  return slides.split(',').map((id) => {
    if (!/^(slide|asset)_[0-9A-Za-z]{22}$/.test(id)) throw slideIdsMalformed();
    return slideId(id, 'slides');
  });
}

/** The UUID of an asset; null and undefined stay. @throws DomainError `resource_missing` for an id of no asset */
export function templateId(id: string | null | undefined): string | null | undefined {
  if (id === null || id === undefined) return id;
  const uuid = parsePublicId('asset', id);
  if (uuid === undefined) throw templateMissing();
  return uuid;
}
