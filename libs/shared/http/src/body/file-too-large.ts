import { DomainError } from '@livery/kernel';

/** @returns the error for a file with more bytes than its endpoint accepts */
export function fileTooLarge(limit: number): DomainError {
  return new DomainError('too_large', 'file_too_large', `The file is larger than the ${limit} bytes of the limit.`);
}
