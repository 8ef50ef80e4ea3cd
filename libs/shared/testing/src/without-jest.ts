// What scripts may use that run in Node itself, not in Jest.
export { freePort } from './free-port.ts';
export { assertFits } from './json-validator.ts';
export { isSignedWith, type KnownSecret, knownSecrets, type SignedWebhook } from './known-secrets.ts';
export { TcpProxy } from './tcp-proxy.ts';
export { onThisMachine } from './slowness.ts';
