import type { AttemptErrorClass } from '@livery/delivery-domain';

/** Webhooks may not be sent to a URL. The message can be shown to callers: it has no address to which a name resolved. */
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
