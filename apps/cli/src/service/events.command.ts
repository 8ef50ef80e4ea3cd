import type { EventFeed, LiveryEvent } from '@livery/sdk';
import { CommandLineEnd, readCommandLine } from '../command-line.ts';
import { print } from '../print.ts';
import { readLimit } from '../read-limit.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { outageLines } from './outage-lines.ts';
import { visible } from '../visible.ts';
import { reportingFailures } from './reporting-failures.ts';
import { connect, SERVICE_HELP, SERVICE_OPTIONS } from './service-options.ts';

const HELP = `livery events [--type TYPE] [--after ID] [--limit N] [--follow] [--json] [--profile NAME] [--host URL]

Lists events, oldest first, one line each. The key needs the scope platform:read.

  --type TYPE        only events of this type, or of all that begin with a prefix, such as brand.*
  --after ID         only events after this one (default: from the oldest that is kept)
  --limit N          at most N events
  --follow           goes on with new events until Ctrl-C, and waits for the service while it cannot be reached
  --json             the whole event as JSON, one line each
${SERVICE_HELP}
  --help             this text

Exit codes
  0  all events were listed, or Ctrl-C ended it
  2  the command line is wrong
  3  the service cannot be reached while the known events are listed, or refuses the request`;

const OPTIONS = {
  ...SERVICE_OPTIONS,
  type: { type: 'string' },
  after: { type: 'string', default: 'start' },
  limit: { type: 'string' },
  follow: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const;

export const events = reportingFailures(async (words) => {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  if (positionals.length > 0) throw new CommandLineEnd(`livery events takes no argument.\n\n${HELP}`, 2);
  const limit = values.limit === undefined ? Infinity : readLimit(values.limit, HELP);
  const livery = await connect(values);
  return untilInterrupted(async (signal) => {
    const { type, after, follow, json } = values;
    const known = livery.events.feed({ type, after, wait: 0 }, { signal });
    const shown = await show(known, json, limit);
    if (!follow || shown === limit) return 0;
    await show(livery.events.feed({ type, after: known.cursor }, { signal, ...outageLines }), json, limit - shown);
    return 0;
  });
});

/** @returns how many events were shown, at most `limit` */
async function show(feed: EventFeed, isJson: boolean, limit: number): Promise<number> {
  let shown = 0;
  for await (const event of feed) {
    await print(isJson ? `${JSON.stringify(event)}\n` : line(event));
    shown += 1;
    if (shown === limit) break;
  }
  return shown;
}

function line({ created, id, type, data }: LiveryEvent): string {
  return `${visible([created, id, type, idOf(data['object'])].join('  ').trimEnd())}\n`;
}

/** The id of the record that an event is about. */
function idOf(object: unknown): string {
  return typeof object === 'object' && object !== null && 'id' in object ? String(object.id) : '';
}
