import type { WebhookEndpointStats } from '@livery/sdk';

/** A count of the statistics: those that reach the limit mean "that many or more". */
export function countText(count: number, { count_limit: limit }: Pick<WebhookEndpointStats, 'count_limit'>): string {
  return count >= limit ? `${limit.toLocaleString('en')} or more` : count.toLocaleString('en');
}

/** A share from 0 to 1 in percent. Failures are never rounded away. */
export function percentText(share: number | null): string {
  if (share === null) return '–';
  return `${(Math.floor(share * 1000) / 10).toLocaleString('en')} %`;
}
