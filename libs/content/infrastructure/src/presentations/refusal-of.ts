import type { DomainError } from '@livery/kernel';
import { packageErrorCodes, PackageRefused } from '@livery/office-package';
import type { Refusal } from './presentation-task.ts';

const CODES = new Set<string>(Object.keys(packageErrorCodes));

/** The error that a child has caught. A code that is none of the reader's is that of a damaged file. */
export function refusalOf({ code, message }: Refusal): DomainError {
  return new PackageRefused(isCode(code) ? code : 'file_corrupt', message);
}

function isCode(code: string): code is keyof typeof packageErrorCodes {
  return CODES.has(code);
}
