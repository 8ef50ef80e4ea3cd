import { DomainError, publicId } from '@livery/kernel';
import type { FailedBrandCheck } from './brand-check.ts';

/**
 * The refusal of a document that cannot be judged. `brand_check` names the record that was kept of it, `part` the part at
 * fault.
 */
export class DocumentRefused extends DomainError {
  constructor({ id, refusal: { kind, code, message, param, part } }: FailedBrandCheck) {
    super(kind, code, message, {
      ...(param !== null && { param }),
      extras: { brand_check: publicId('brand_check', id), ...(part !== null && { part }) },
    });
  }
}
