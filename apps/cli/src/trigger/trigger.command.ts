import type { EventType, Ping } from '@livery/sdk';
import { CommandLineEnd, readCommandLine, usageError } from '../command-line.ts';
import { readEnvironment } from '../config.ts';
import { isAccepted } from '../listen/forwarder.ts';
import { localSecret } from '../listen/local-secret.ts';
import { targetOf } from '../listen/post-webhook.ts';
import { targetAddress } from '../listen/target-address.ts';
import { print } from '../print.ts';
import { reportingFailures } from '../service/reporting-failures.ts';
import { connect, SERVICE_HELP, SERVICE_OPTIONS } from '../service/service-options.ts';
import { type Cause, causeEvent } from './cause-event.ts';
import type { Recipe } from './recipe.ts';
import { RECIPES } from './recipes.ts';
import { sendExample } from './send-example.ts';

const HELP = `livery trigger TYPE [--forward-to URL] [--profile NAME] [--host URL]
livery trigger --list

Does in test mode what causes an event, waits until the event is in the feed, and removes what it made. Webhook endpoints and
livery listen get the event. Of a type that cannot be caused and undone in test mode, --forward-to gets the example of the
catalogue, signed like an event of livery listen. The key must be one of test mode, with the scopes for what is done.

  --forward-to URL   where the example of a type is sent that cannot be caused; for platform.webhook_endpoint.*, the address of the
                     endpoint that is made for a moment (default: https://example.com/livery-trigger)
  --list             lists all types, and which way each one goes
${SERVICE_HELP}
  --help             this text

Exit codes
  0  the event was caused, or its example was accepted
  2  the command line is wrong, or the key is one of live mode
  3  the service or the target cannot be reached, or refuses the request; or the event did not arrive`;

const OPTIONS = {
  ...SERVICE_OPTIONS,
  'forward-to': { type: 'string' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const;

/** Reserved for examples (RFC 2606). An endpoint there exists for a moment only. */
const EXAMPLE_URL = 'https://example.com/livery-trigger';

const recipeOf = (type: string): Recipe | undefined => (Object.hasOwn(RECIPES, type) ? RECIPES[type] : undefined);

export const trigger = reportingFailures(async (words) => {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  const [name, ...others] = positionals;
  if (values.list ? name !== undefined : name === undefined || others.length > 0) {
    throw usageError('One event type is needed, or --list.', HELP);
  }
  const livery = await connect(values);
  const types = await Array.fromAsync(livery.eventTypes.list());
  if (values.list) {
    await print(types.map(lineOf).join(''));
    return 0;
  }
  const type = types.find((known) => known.name === name);
  if (type === undefined)
    throw new CommandLineEnd(`There is no event type ${name}. livery trigger --list shows all.`, 2);
  const recipe = recipeOf(type.name);
  const written = values['forward-to'];
  const caller = await livery.ping();
  if (caller.livemode)
    throw new CommandLineEnd('The key is one of live mode. livery trigger needs one of test mode.', 2);
  if (recipe !== undefined) return cause({ livery, type: type.name, recipe, url: written ?? EXAMPLE_URL });
  if (written === undefined) {
    throw new CommandLineEnd(
      `${type.name} cannot be caused and undone in test mode. Give --forward-to URL for its example.`,
      2,
    );
  }
  return sendTo(written, await localSecret(readEnvironment().configFolder, values.profile), type, caller);
});

async function sendTo(written: string, secret: string, type: EventType, caller: Ping): Promise<number> {
  const attempt = await sendExample(targetOf(targetAddress(written), secret), type, caller);
  const outcome = attempt.error ?? `answered ${attempt.status}`;
  await print(
    `${type.name} cannot be caused and undone in test mode: its example was sent to ${written}: ${outcome}\n`,
  );
  return isAccepted(attempt) ? 0 : 3;
}

async function cause(by: Cause): Promise<number> {
  const { type } = by;
  const event = await causeEvent(by);
  await print(event === null ? `${type} was caused, but is not in the feed yet.\n` : `${type}  ${event.id}\n`);
  return event === null ? 3 : 0;
}

function lineOf({ name, description }: EventType): string {
  const way = recipeOf(name) === undefined ? 'example' : 'caused';
  return `${name.padEnd(41)}  ${way.padEnd(7)}  ${description.split('. ')[0]}\n`;
}
