import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, ConnectionError, type RequestLog, UnexpectedAnswerError } from '@livery/sdk';
import { versionedPath } from '../api/operation-url.ts';
import { CommandLineEnd, readCommandLine, usageError } from '../command-line.ts';
import { print } from '../print.ts';
import { readLimit } from '../read-limit.ts';
import { outageLines } from '../service/outage-lines.ts';
import { reportingFailures } from '../service/reporting-failures.ts';
import { connect, SERVICE_HELP, SERVICE_OPTIONS } from '../service/service-options.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { visible } from '../visible.ts';
import { RequestLogTail } from './request-log-tail.ts';

const HELP = `livery logs tail [--status STATUS] [--path PATH] [--limit N] [--json] [--profile NAME] [--host URL]

Shows the last requests of the organization to the API, and goes on with new ones until Ctrl-C, newest last: time, method, path,
status, duration and id. The service logs writes and failures, about a second after their end. While it cannot be reached, the command
tries again, and then shows what it has missed. The key needs the scope platform:read.

  --status STATUS    only requests with this status, such as 422, or of this class, such as 4xx
  --path PATH        only requests of this path, such as /brand_checks
  --limit N          begins with the last N requests, at most 200 (default: 10)
  --json             the whole entry as JSON, one line each
${SERVICE_HELP}
  --help             this text

Exit codes
  0  ended by Ctrl-C
  2  the command line is wrong
  3  the service cannot be reached at the beginning, or refuses the request`;

const OPTIONS = {
  ...SERVICE_OPTIONS,
  status: { type: 'string' },
  path: { type: 'string' },
  limit: { type: 'string', default: '10' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const;

const PAUSE_MS = 2_000;
/** The largest page of request logs. */
const MOST_AT_FIRST = 200;

export const logs = reportingFailures(async (words) => {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  const [action, ...others] = positionals;
  if (action !== 'tail' || others.length > 0) throw usageError('The command is livery logs tail.', HELP);
  const { status, path } = values;
  if (status !== undefined && !/^[1-5](?:\d\d|xx)$/.test(status)) {
    throw new CommandLineEnd('--status must be a status such as 404, or a class of them such as 4xx.', 2);
  }
  const limit = readLimit(values.limit, HELP, MOST_AT_FIRST);
  const livery = await connect(values);
  return untilInterrupted(async (signal) => {
    const filter = { status, path: path === undefined ? undefined : versionedPath(path) };
    const tail = new RequestLogTail(livery, filter, limit, signal);
    const show = async (requests: readonly RequestLog[]): Promise<void> =>
      print(requests.map((request) => (values.json ? `${JSON.stringify(request)}\n` : line(request))).join(''));
    await show(await tail.read());
    for (let isAway = false; ;) {
      await pause(PAUSE_MS, undefined, { signal });
      const requests: readonly RequestLog[] | null = await tail.read().catch(nullIfItPasses(isAway));
      if (isAway && requests !== null) outageLines.onRecovery();
      isAway = requests === null;
      await show(requests ?? []);
    }
  });
});

/** The library has repeated the request some times, and the next reading begins where the last one ended. */
const nullIfItPasses =
  (isKnown: boolean) =>
  (error: unknown): null => {
    const isAnswer = error instanceof ApiError || error instanceof UnexpectedAnswerError;
    const passes = error instanceof ConnectionError || (isAnswer && (error.status >= 500 || error.status === 429));
    if (!passes) throw error;
    if (!isKnown) outageLines.onOutage(error);
    return null;
  };

function line({ created, method, path, status, latency_ms, id }: RequestLog): string {
  return `${visible([created, method.padEnd(6), path, status, `${latency_ms} ms`, id].join('  '))}\n`;
}
