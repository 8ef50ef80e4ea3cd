import { DomainError } from '@livery/kernel';
import { mediaTypeOf } from '../guards/media-type.guard.ts';
import type { BodyReader } from './body-reader.ts';
import { formBody, type FormParameters } from './form-body.ts';
import { smallJsonBody } from './json-body.ts';

/** Reads a form, or a JSON object of strings, into `FormParameters`. */
export const jsonOrFormBody: BodyReader = {
  mediaTypes: [...smallJsonBody.mediaTypes, ...formBody.mediaTypes],
  limit: formBody.limit,
  async read(request) {
    const isForm = formBody.mediaTypes.includes(mediaTypeOf(request));
    return isForm ? formBody.read(request) : parametersOf(await smallJsonBody.read(request));
  },
};

/** Ignores members that are null. @throws DomainError `parameter_invalid` for a member that is not a string */
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
