import { hasAtMost } from './characters.ts';
import { DomainError } from './domain-error.ts';

/** In characters. */
const MAX_FILENAME = 255;
/** Controls, surrogates, and the marks that change the direction of text, with which `gpj.exe` can look like `exe.jpg`. */
const DECEPTIVE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const SEPARATORS = /[/\\]/;

/**
 * Checks the name of a file: 1 to 255 characters, without folders, control characters and marks of writing direction.
 * @throws DomainError `parameter_invalid`
 */
export function checkedFilename(name: string, param = 'filename'): string {
  const normal = name.normalize('NFC');
  if (normal.trim() === '') throw invalid(param, 'A file needs a name.');
  if (!hasAtMost(normal, MAX_FILENAME)) throw invalid(param, `A file name has at most ${MAX_FILENAME} characters.`);
  if (DECEPTIVE.test(normal)) {
    throw invalid(param, 'A file name contains no control characters and no marks of writing direction.');
  }
  if (SEPARATORS.test(normal) || normal === '.' || normal === '..') {
    throw invalid(param, 'A file name contains no folders: leave out / and \\.');
  }
  return normal;
}

/** The name without its extension: what an asset is called if nobody names it. At most 200 characters. */
export function fileStem(filename: string): string {
  const stem = filename.replace(/(?<=.)\.[^.]{1,10}$/u, '').trim();
  return Array.from(stem === '' ? filename : stem)
    .slice(0, 200)
    .join('');
}

function invalid(param: string, message: string): DomainError {
  return new DomainError('invalid', 'parameter_invalid', message, { param });
}
