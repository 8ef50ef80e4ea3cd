import { parseAddressBlock } from '@livery/platform-domain';
import { ValidateBy, type ValidationOptions } from 'class-validator';

/** Validates that a text is an address or a block of addresses (CIDR). */
export function IsAddressBlock(options: ValidationOptions = {}): PropertyDecorator {
  const validator = {
    validate: (value: unknown) => typeof value === 'string' && parseAddressBlock(value) !== null,
    defaultMessage: () => '$property must hold addresses or blocks of them, as 192.0.2.0/24',
  };
  return ValidateBy({ name: 'isAddressBlock', validator }, options);
}
