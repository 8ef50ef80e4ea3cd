import { ApiError } from '@livery/sdk';
import { CommandLineEnd, readCommandLine } from '../command-line.ts';
import { readEnvironment } from '../config.ts';
import { print, tell } from '../print.ts';
import { reportingFailures } from '../service/reporting-failures.ts';
import { assertProfile, connect, SERVICE_HELP, SERVICE_OPTIONS } from '../service/service-options.ts';
import { wantedTypes } from './event-patterns.ts';
import { StoredPlace } from './feed-place.ts';
import { beginning, forwardFeed } from './forward-feed.ts';
import { Forwarder, type ForwardingStep } from './forwarder.ts';
import { forwardingJson, forwardingLine } from './forwarding-line.ts';
import { localSecret } from './local-secret.ts';
import { targetOf } from './post-webhook.ts';
import { targetAddress } from './target-address.ts';

const HELP = `livery listen --forward-to URL [--events TYPE,TYPE] [--after PLACE] [--json] [--profile NAME] [--host URL]
livery listen --print-secret [--profile NAME]

Reads the event feed and sends each event to a URL, as a webhook of the service is sent: the same body, headers and signatures. They
are signed with a secret of this machine, which stays the same for a profile. The key needs the scope platform:read.

A target that cannot be reached, closes the connection without an answer, or answers with 429, 502, 503 or 504 gets the event as soon
as it can, and the events after it wait. A target that answers with another error, or not within 15 seconds, gets the event three times;
then the next event follows, and the line has the --after with which a run begins with this one again. Ctrl-C ends it, and the next run
goes on there.

  --forward-to URL   where the events are sent
  --events TYPES     only events of these types, or of all that begin with a prefix: brand.*,cms.icon.created
  --after PLACE      only events after this place: now, start (the oldest event that is kept), or the id of an event. Default: where
                     the same profile and target left off, else now
  --json             each attempt as JSON, one line each
  --print-secret     prints the secret, and ends
${SERVICE_HELP}
  --help             this text

Exit codes
  0  it was ended with Ctrl-C
  2  the command line is wrong
  3  the service cannot be reached at the beginning, or refuses the request`;

const OPTIONS = {
  ...SERVICE_OPTIONS,
  'forward-to': { type: 'string' },
  events: { type: 'string' },
  after: { type: 'string' },
  json: { type: 'boolean', default: false },
  'print-secret': { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const;

const readWords = (words: readonly string[]) => readCommandLine(OPTIONS, HELP, words);
type Values = ReturnType<typeof readWords>['values'];

export const listen = reportingFailures(async (words) => {
  const { values, positionals } = readWords(words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  if (positionals.length > 0) throw new CommandLineEnd(`livery listen takes no argument.\n\n${HELP}`, 2);
  if (values['print-secret']) {
    await assertProfile(values.profile);
    await print(`${await secretOf(values)}\n`);
    return 0;
  }
  const written = values['forward-to'];
  if (written === undefined) throw new CommandLineEnd(`--forward-to URL is needed.\n\n${HELP}`, 2);
  await forwardUntilStopped(values, targetAddress(written));
  return 0;
});

const secretOf = ({ profile }: Values): Promise<string> => localSecret(readEnvironment().configFolder, profile);

async function forwardUntilStopped(values: Values, url: URL): Promise<void> {
  const livery = await connect(values);
  const isWanted = await wantedTypes(livery, values.events);
  const { organization, livemode } = await livery.ping();
  const route = { profile: values.profile, organization, livemode, target: url.href };
  const stored = new StoredPlace(readEnvironment().configFolder, route);
  const forwarder = new Forwarder(targetOf(url, await secretOf(values)), (step) => print(lineOf(step, values.json)));
  const { signal } = stopping();
  const forwarding = { livery, isWanted, stored, forwarder, signal };
  const begin = await beginning(livery, values.after, stored).catch((error: unknown) => {
    throw isForgotten(error) ? placeForgotten() : error;
  });
  tell(`Events of ${organization} (${livemode ? 'live' : 'test'} mode) go to ${url.href}. Ctrl-C ends it.`);
  await forwardFeed(forwarding, begin).catch((error: unknown) => {
    if (!signal.aborted) throw isForgotten(error) ? placeForgotten() : error;
    tell('Stopped. The next run goes on here.');
  });
}

/** Aborted by Ctrl-C, a second of which ends the process at once, and when nobody reads standard output any more. */
function stopping(): AbortController {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  process.stdout.once('error', () => controller.abort());
  return controller;
}

function lineOf(step: ForwardingStep, isJson: boolean): string {
  return isJson ? forwardingJson(step) : forwardingLine(step, process.stdout.isTTY && process.stdout.hasColors());
}

const isForgotten = (error: unknown): boolean => error instanceof ApiError && error.code === 'cursor_invalid';

function placeForgotten(): CommandLineEnd {
  const message = 'The event after which the feed goes on is not known, or no longer kept.';
  return new CommandLineEnd(`${message} Give --after start for the oldest event that is kept, or --after now.`, 2);
}
