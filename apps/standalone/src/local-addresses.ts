import { AddressVetter, Cidr } from '@livery/delivery-infrastructure';

/** Where webhooks of a service that runs on one machine may go: to that machine as well, over http and to any port. */
export const LOCAL_ADDRESSES = new AddressVetter({
  allowedCidrs: Cidr.parseList('127.0.0.0/8,::1'),
  allowHttpInLiveMode: true,
  extraPorts: 'any',
});
