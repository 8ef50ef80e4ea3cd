export { AddressRefused } from './addresses/address-refused.ts';
export { AddressVetter, type VettedAddress, type VettedTarget } from './addresses/address-vetter.ts';
export { Cidr } from './addresses/cidr.ts';
export { type HostResolver } from './addresses/host-resolver.ts';
export { parseExtraPorts, type WebhookAddressPolicy } from './addresses/webhook-address-policy.ts';
export { DeliveryModule, type DeliveryOptions } from './delivery.module.ts';
export { DeliveryHttpModule } from './delivery-http.module.ts';
export { DELIVERY_TABLES, deliveryPersistence } from './persistence/delivery.persistence.ts';
export { SigningSecretOpener, SigningSecretUnreadable } from './secrets/signing-secret-opener.ts';
