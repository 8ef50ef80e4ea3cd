import { DomainError } from '@livery/kernel';
import { Described } from '@livery/requests';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { FITS, FORMATS, MAX_SIDE, type Rendition } from './rendition.ts';

const SIDE = { type: 'integer', minimum: 1, maximum: MAX_SIDE, examples: [320] } as const;

/** The query with which a picture is asked for in another size or format. */
export class RenditionQuery {
  @Described({
    ...SIDE,
    description: 'The most pixels that the picture is wide. A smaller one is not enlarged.',
  })
  @IsOptional()
  @IsString()
  readonly width?: string;

  @Described({ ...SIDE, description: 'The most pixels that the picture is high.' })
  @IsOptional()
  @IsString()
  readonly height?: string;

  @Described({
    description:
      '`contain` shows all of the picture, `cover` fills `width` and `height` and cuts off the rest evenly. Default: `contain`.',
  })
  @IsOptional()
  @IsIn(FITS)
  readonly fit?: Rendition['fit'];

  @Described({ description: 'The format of the picture. `jpeg` has a white background. Default: `png`.' })
  @IsOptional()
  @IsIn(FORMATS)
  readonly format?: Rendition['format'];
}

/** Null if the caller wants the file as it is. @throws DomainError `parameter_invalid` */
export function wantedRendition({ width, height, fit, format }: RenditionQuery): Rendition | null {
  if ([width, height, fit, format].every((value) => value === undefined)) return null;
  return {
    width: sideOf('width', width),
    height: sideOf('height', height),
    fit: fit ?? 'contain',
    format: format ?? 'png',
  };
}

function sideOf(param: string, value: string | undefined): number | null {
  if (value === undefined) return null;
  const pixels = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : NaN;
  if (pixels <= MAX_SIDE) return pixels;
  const message = `${param} must be a whole number from 1 to ${MAX_SIDE}.`;
  throw new DomainError('invalid', 'parameter_invalid', message, { param });
}
