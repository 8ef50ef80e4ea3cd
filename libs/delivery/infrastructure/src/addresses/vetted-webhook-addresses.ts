import { WebhookAddresses } from '@livery/delivery-application';
import { webhookUrlRefused } from '@livery/delivery-domain';
import type { Tenant } from '@livery/kernel';
import { AddressRefused } from './address-refused.ts';
import type { AddressVetter } from './address-vetter.ts';

export class VettedWebhookAddresses extends WebhookAddresses {
  constructor(private readonly vetter: AddressVetter) {
    super();
  }

  async assertAllowed({ livemode }: Tenant, url: string): Promise<void> {
    try {
      await this.vetter.vet(url, livemode);
    } catch (error) {
      if (error instanceof AddressRefused) throw webhookUrlRefused(error.message);
      throw error;
    }
  }
}
