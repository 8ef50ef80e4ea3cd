import { webhookEndpointSchema } from '@livery/delivery-contracts';
import { namedSchema } from '@livery/kernel';

export const createdWebhookEndpointSchema = namedSchema({
  title: 'CreatedWebhookEndpoint',
  description: 'A webhook endpoint with its signing secret. The secret is shown in this response only.',
  properties: {
    ...webhookEndpointSchema.properties,
    signing_secret: { type: 'string', pattern: '^whsec_[0-9A-Za-z+/]{43}=$' },
  },
  example: { ...webhookEndpointSchema.examples[0], signing_secret: `whsec_${'example'.repeat(6)}x=` },
});
