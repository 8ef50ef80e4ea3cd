import type { Livery } from '@livery/sdk';

/** The pages of one record of each kind, as the demo has them: `checks/brand_check_…`. */
export async function demoRecords(livery: Livery): Promise<readonly string[]> {
  const newest = { limit: 1 };
  const endpoint = idIn(await livery.webhookEndpoints.list(newest));
  return [
    `checks/${idIn(await livery.brandChecks.list(newest))}`,
    `library/folders/${idIn(await livery.libraryFolders.search(newest))}`,
    `developers/api-keys/${idIn(await livery.apiKeys.list(newest))}`,
    `developers/oauth-applications/${idIn(await livery.oauthApplications.list(newest))}`,
    `developers/webhooks/${endpoint}`,
    `developers/deliveries/${idIn(await livery.webhookEndpoints.listDeliveries(endpoint, newest))}`,
    `developers/events/${idIn(await livery.events.list(newest))}`,
    `developers/requests/${idIn(await livery.requestLogs.list(newest))}`,
  ];
}

function idIn({ data: [record] }: { readonly data: readonly { readonly id: string }[] }): string {
  if (record === undefined) throw new Error('The demo has no record of this kind.');
  return record.id;
}
