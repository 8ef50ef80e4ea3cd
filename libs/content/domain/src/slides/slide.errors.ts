import { DomainError, publicId } from '@livery/kernel';
import { conflict, MOST_NAMED, parameterInvalid } from '../content.errors.ts';

const countInvalid = (message: string): DomainError =>
  new DomainError('unprocessable', 'slide_count_invalid', message, { param: 'file' });

export const presentationEmpty = (): DomainError => countInvalid('The presentation has no slides.');

export const tooManySlides = (found: number, most: number): DomainError =>
  countInvalid(
    `The presentation has ${found} slides, and at most ${most} are split at once. Choose some of them with slides.`,
  );

export const notOneSlide = (found: number): DomainError =>
  countInvalid(
    `The presentation has ${found} slides, and a slide of the library is a presentation of one. Send it to POST /slide_assets/split to make a slide of each.`,
  );

export const slideOutOfRange = (index: number, count: number): DomainError =>
  parameterInvalid(
    'slides',
    `slides names ${index}, but the presentation has ${count} slides, which are counted from 0.`,
  );

const POWERPOINT = 'Send a .pptx, .potx, .ppsx, .pptm, .potm or .ppsm file. Save a .ppt file as .pptx first.';

/** @param mediaType null if it is not known */
export const notAPresentation = (mediaType: string | null, param: 'file' | 'template' = 'file'): DomainError => {
  const what = mediaType === null ? 'The file' : `The file (${mediaType})`;
  const message = `${what} is not a PowerPoint file. ${POWERPOINT}`;
  return new DomainError('unsupported', 'unsupported_format', message, { param });
};

export const presentationTooComplex = (): DomainError =>
  new DomainError(
    'unprocessable',
    'file_too_complex',
    'Working on the presentation takes more time or memory than the service gives to one.',
  );

export const slidesTooLarge = (mebibytes: number): DomainError =>
  new DomainError(
    'too_large',
    'archive_too_large',
    `The files of the slides are larger than ${mebibytes} MiB together. Choose fewer or smaller slides.`,
  );

export const slidesIncompatible = (message: string, slideIds: readonly string[]): DomainError => {
  const slides = slideIds.map((id) => publicId('slide', id));
  const named = slides.slice(0, MOST_NAMED).join(', ');
  const others = slides.length > MOST_NAMED ? ` and ${slides.length - MOST_NAMED} others` : '';
  const which = slides.length === 1 ? 'This slide does not fit' : 'These slides do not fit';
  return new DomainError('unprocessable', 'slides_incompatible', `${message} ${which}: ${named}${others}.`, {
    param: 'slides',
    extras: { slides },
  });
};

export const slideMissing = (param: string): DomainError =>
  new DomainError('missing', 'resource_missing', 'The organization has no such slide in this mode.', { param });

/** @param assetId a UUID */
export const assetIsNoSlideId = (param: string, assetId: string): DomainError => {
  const message = `${publicId('asset', assetId)} is the id of a library asset. Use the id of the slide: ${publicId('slide', assetId)}.`;
  return new DomainError('missing', 'resource_missing', message, { param });
};

export const slideIdsMalformed = (): DomainError =>
  parameterInvalid(
    'slides',
    'slides has a malformed id. Send the ids of slides, separated by commas, such as slide_0350tEyI3TinjRDFnAplkv,slide_0350tEyI3TinjRDFnAplkw.',
  );

export const templateMissing = (): DomainError =>
  new DomainError('missing', 'resource_missing', 'The organization has no such asset in this mode.', {
    param: 'template',
  });

export const slidesChanged = (): DomainError =>
  conflict('A slide was changed while the presentation was composed. Send the request again.');

export const setSlidesDeleted = (slideIds: readonly string[]): DomainError =>
  conflict(
    `The set contains slides that are deleted: ${slideIds
      .slice(0, MOST_NAMED)
      .map((id) => publicId('asset', id))
      .join(', ')}. Restore them first.`,
  );
