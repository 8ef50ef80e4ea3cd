import type { AttemptErrorClass } from '@livery/delivery-domain';

/** A webhook may not go there. The message is fit for the caller: it names no address that a name resolved to. */
export class AddressRefused extends Error {
  constructor(
    readonly errorClass: Extract<AttemptErrorClass, 'address_forbidden' | 'dns'>,
    message: string,
  ) {
    super(message);
    this.name = 'AddressRefused';
  }
}

export const addressForbidden = (message: string): AddressRefused => new AddressRefused('address_forbidden', message);

export const nameUnresolved = (host: string): AddressRefused =>
  new AddressRefused('dns', `The host ${host} does not resolve to an address.`);
