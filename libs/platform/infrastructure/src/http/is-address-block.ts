import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isAddressBlock } from '../authentication/address-allow-list.ts';

/** A text that is an address or a block of addresses (CIDR). */
export function IsAddressBlock(options: ValidationOptions = {}): PropertyDecorator {
  const validator = {
    validate: (value: unknown) => typeof value === 'string' && isAddressBlock(value),
    defaultMessage: () => '$property must hold addresses or blocks of them, as 192.0.2.0/24',
  };
  return ValidateBy({ name: 'isAddressBlock', validator }, options);
}
