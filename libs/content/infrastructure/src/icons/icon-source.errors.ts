import { MAX_ICONS_IN_SET } from '@livery/content-domain';
import { DomainError } from '@livery/kernel';

const FILE = { param: 'file' };

export function unsupportedSource(
  message = 'The file is neither a zip archive of SVG files nor an IconifyJSON.',
): DomainError {
  return new DomainError('unsupported', 'unsupported_format', message, FILE);
}

export function tooManyIcons(): DomainError {
  const message = `The file has more than ${MAX_ICONS_IN_SET} icons. Import it in parts.`;
  return new DomainError('too_large', 'archive_too_large', message, FILE);
}

export function jsonTooLarge(mebibytes: number): DomainError {
  const message = `An IconifyJSON has at most ${mebibytes} MiB.`;
  return new DomainError('too_large', 'archive_too_large', message, FILE);
}

export function fileTooComplex(message = 'The IconifyJSON takes too much time or memory to read.'): DomainError {
  return new DomainError('unprocessable', 'file_too_complex', message, FILE);
}
