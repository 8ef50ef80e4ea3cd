// What signs an event as the service does, without a service. It loads neither a server nor a database driver.
export { HmacWebhookSigner } from './secrets/hmac-webhook-signer.ts';
export { type SignedRequest, signedHeaders } from './sending/signed-headers.ts';
