import { DomainError } from '@livery/kernel';

/** @returns the error for a request without its file */
export function fileMissingInForm(): DomainError {
  return new DomainError(
    'invalid',
    'parameter_missing',
    'Send the file as the part `file` of a form, or the id of an uploaded file as `file` in JSON.',
    {
      param: 'file',
    },
  );
}
