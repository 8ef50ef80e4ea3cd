import { DomainError } from '@livery/kernel';
import { mediaTypeOf } from '../guards/media-type.guard.ts';
import type { BodyReader } from './body-reader.ts';
import { formBody, type FormParameters } from './form-body.ts';
import { jsonBody } from './json-body.ts';

/** A body of plain parameters, as a form or as a JSON object of strings, read into `FormParameters` either way. */
export const jsonOrFormBody: BodyReader = {
  mediaTypes: [...jsonBody.mediaTypes, ...formBody.mediaTypes],
  limit: formBody.limit,
  async read(request) {
    const isForm = formBody.mediaTypes.includes(mediaTypeOf(request));
    return isForm ? formBody.read(request) : parametersOf(await jsonBody.read(request));
  },
};

/** @throws DomainError `parameter_invalid` for a member that is no string; null counts as left out */
function parametersOf(body: object): FormParameters {
  const parameters = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(body)) {
    if (value === null) continue;
    if (typeof value !== 'string') {
      throw new DomainError('invalid', 'parameter_invalid', `${name} must be a string.`, { param: name });
    }
    parameters.set(name, [value]);
  }
  return parameters;
}
