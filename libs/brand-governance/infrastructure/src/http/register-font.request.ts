import type { FontDraft } from '@livery/brand-governance-domain';
import { IsArray, IsInt, IsObject, IsOptional, IsString } from 'class-validator';

export class RegisterFontRequest {
  @IsString()
  readonly name: string;

  @IsOptional()
  @IsString()
  readonly family?: string | null;

  @IsOptional()
  @IsString()
  readonly style?: string | null;

  @IsOptional()
  @IsInt()
  readonly weight?: number | null;

  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly roles?: string[] | null;

  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly scripts?: string[] | null;

  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly fallbacks?: string[] | null;

  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}

/** Null means left out, as everywhere in a request. */
export function fontDraft(request: RegisterFontRequest): Omit<FontDraft, 'file' | 'uploadedBy'> {
  return {
    name: request.name,
    family: request.family,
    style: request.style ?? undefined,
    weight: request.weight ?? undefined,
    roles: request.roles ?? undefined,
    scripts: request.scripts ?? undefined,
    fallbacks: request.fallbacks ?? undefined,
    metadata: request.metadata ?? undefined,
  };
}
