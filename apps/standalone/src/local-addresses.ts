import { AddressVetter, Cidr } from '@livery/delivery-infrastructure';

/** The permitted addresses for webhooks of standalone: also those of its own machine, over http and on any port. */
export const LOCAL_ADDRESSES = new AddressVetter({
  allowedCidrs: Cidr.parseList('127.0.0.0/8,::1'),
  allowHttpInLiveMode: true,
  extraPorts: 'any',
});
