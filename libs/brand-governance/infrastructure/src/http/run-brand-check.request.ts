import { DOCUMENT_FORMATS, type DocumentFormat } from '@livery/brand-governance-domain';
import { Expose, Transform, Type } from 'class-transformer';
import { IsIn, IsInstance, IsObject, IsOptional, IsString, Length, Matches } from 'class-validator';

export class RunBrandCheckRequest {
  @IsIn(DOCUMENT_FORMATS)
  readonly content_type: DocumentFormat;

  /**
   * The decoded document. The transformer would copy a Buffer, and any other array byte by byte: told that this is a
   * flag it looks no further, and the bytes themselves are put in afterwards.
   */
  @Expose({ name: 'content' })
  @Type(() => Boolean)
  @Transform(({ obj }: { readonly obj: { readonly content?: unknown } }) => obj.content)
  @IsInstance(Uint8Array)
  readonly content_base64: Uint8Array;

  @IsOptional()
  @IsString()
  @Length(1, 255)
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: '$property must not hold control characters' })
  readonly filename?: string | null;

  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}
