import { DomainError } from '@livery/kernel';
import { Described } from '@livery/requests';
import { IsOptional, IsString } from 'class-validator';

const SLIDES = /^\d{1,5}(?:,\d{1,5}){0,49}$/;

export class IllustrateBrandCheckQuery {
  @Described({
    type: 'string',
    pattern: '^[0-9]{1,5}(,[0-9]{1,5}){0,49}$',
    description:
      'The indexes of at most 50 slides, beginning at 0, separated by commas. These are shown, with and without findings; indexes beyond the last slide are left out. Default: the slides with findings.',
    examples: ['0,3'],
  })
  @IsOptional()
  @IsString()
  readonly slides?: string;
}

/** Null for the slides with findings. @throws DomainError `parameter_invalid` */
export function wantedSlides({ slides }: IllustrateBrandCheckQuery): readonly number[] | null {
  if (slides === undefined) return null;
  if (SLIDES.test(slides)) return slides.split(',').map(Number);
  const message = 'slides must be the indexes of at most 50 slides, beginning at 0, separated by commas.';
  throw new DomainError('invalid', 'parameter_invalid', message, { param: 'slides' });
}
