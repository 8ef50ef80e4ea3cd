import { DomainError } from '@livery/kernel';

/** A value that was given but cannot be accepted; `param` names it as the caller wrote it. */
export class ParameterInvalid extends DomainError {
  constructor(param: string, message: string) {
    super('invalid', 'parameter_invalid', message, { param });
  }
}

/** A value that is needed and was not given. */
export class ParameterMissing extends DomainError {
  constructor(param: string, message = `"${param}" is required.`) {
    super('invalid', 'parameter_missing', message, { param });
  }
}

/** The answer for a check whose document is not kept, although the check exists. */
export const documentNotKept = (): DomainError =>
  new DomainError('missing', 'resource_missing', 'The document of this check is not kept.');

/** The answer for a document that takes too long to be drawn. */
export const documentTooComplex = (): DomainError =>
  new DomainError('unprocessable', 'file_too_complex', 'The document takes too much time or memory to draw.');

/** Refuses a file that is not a font. `message` says what is wrong with it. */
export class FontInvalid extends DomainError {
  constructor(message: string) {
    super('unprocessable', 'font_invalid', message, { param: 'file' });
  }
}

/**
 * Refuses an inspection while all slots and the queue are full, or no processor is available. The same call may succeed a
 * second later.
 */
export class InspectionUnavailable extends DomainError {
  constructor() {
    super('unavailable', 'unavailable', 'All inspection capacity is in use. Try again shortly.', { retryAfter: 1 });
  }
}
