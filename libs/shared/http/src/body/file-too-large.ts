import { DomainError } from '@livery/kernel';

/** @returns the error of a file of more bytes than its endpoint takes, however it was sent */
export function fileTooLarge(limit: number): DomainError {
  return new DomainError('too_large', 'file_too_large', `The file is larger than the ${limit} bytes of the limit.`);
}
