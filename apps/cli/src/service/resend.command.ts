import type { Livery, WebhookDelivery } from '@livery/sdk';
import { CommandLineEnd, readCommandLine, usageError } from '../command-line.ts';
import { print } from '../print.ts';
import { visible } from '../visible.ts';
import { reportingFailures } from './reporting-failures.ts';
import { connect, SERVICE_HELP, SERVICE_OPTIONS } from './service-options.ts';

/** An organization has at most so many endpoints that get an event. */
const MOST_DELIVERIES = 200;

const HELP = `livery resend ID [--endpoint ID] [--profile NAME] [--host URL]

Asks for one more attempt of a delivery (whd_...), or of all deliveries of an event (evt_...), with the same bytes. The key needs one of
the scopes platform:webhook_endpoints:write and platform:write, and for an event platform:read, too.

  --endpoint ID      only the delivery of the event to this endpoint (whk_...)
${SERVICE_HELP}
  --help             this text

Exit codes
  0  the service makes the attempts
  2  the command line is wrong, or the event has no such delivery
  3  the service cannot be reached, or refuses a request`;

const OPTIONS = { ...SERVICE_OPTIONS, endpoint: { type: 'string' }, help: { type: 'boolean' } } as const;

export const resend = reportingFailures(async (words) => {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  const [id = '', ...others] = positionals;
  if (!/^(?:whd|evt)_/.test(id) || others.length > 0)
    throw usageError('The id of one delivery (whd_...) or of one event (evt_...) is needed.', HELP);
  const livery = await connect(values);
  const ids = id.startsWith('whd_') ? [id] : (await deliveriesOf(livery, id, values.endpoint)).map((one) => one.id);
  if (ids.length === 0) throw new CommandLineEnd('The event was sent to no such endpoint.', 2);
  for (const delivery of ids) {
    const { endpoint, status, attempt_count: attempts } = await livery.webhookDeliveries.retry(delivery);
    await print(
      `${visible([delivery, endpoint, `${status} after ${attempts} attempts, one more begins`].join('  '))}\n`,
    );
  }
  return 0;
});

async function deliveriesOf(
  livery: Livery,
  event: string,
  endpoint: string | undefined,
): Promise<readonly WebhookDelivery[]> {
  const deliveries = await livery.events.listDeliveries(event).toArray({ limit: MOST_DELIVERIES });
  return deliveries.filter((delivery) => endpoint === undefined || delivery.endpoint === endpoint);
}
