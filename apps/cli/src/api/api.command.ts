import { CommandLineEnd, readCommandLine, usageError } from '../command-line.ts';
import { reportingFailures } from '../service/reporting-failures.ts';
import { findService, SERVICE_HELP, SERVICE_OPTIONS } from '../service/service-options.ts';
import { showAnswer, showList } from './answer.ts';
import { senderOf } from './api-request.ts';
import { operationUrl } from './operation-url.ts';
import { nameAndValue } from './request-body.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const HELP = `livery api METHOD PATH [--data JSON|@FILE|- | -F NAME=VALUE|NAME=@FILE...] [--query NAME=VALUE]...
                       [-H 'NAME: VALUE']... [--idempotency-key KEY] [--include | --paginate] [--profile NAME] [--host URL]

Sends one request to the API with the stored key, and writes the answer to standard output as it arrives. PATH is one of the
reference, such as /fonts, with or without /v1. An address of another host is refused, because the key must not go there.

  --data DATA        the body: JSON, the bytes of a file (@FILE, whose name says the media type), or standard input (-, JSON unless
                     -H 'Content-Type: …' says something else)
  -F NAME=VALUE      a field of a form. NAME=@FILE sends a file
  --query NAME=VALUE a parameter of the query
  -H 'NAME: VALUE'   a header. Authorization is refused: a key is never an argument
  --idempotency-key KEY
                     repeating the command with the same key has no further effect
  --include          the status and the headers of the answer before its body
  --paginate         requests all pages of a list (GET), and writes its records as JSON lines: one record each line
${SERVICE_HELP}
  --help             this text

Exit codes
  0  the status of the answer is 2xx
  2  the command line or a file is wrong; nothing was sent
  3  the service cannot be reached, or the status is another one. The body of the answer is written all the same, with --paginate to
     standard error`;

const OPTIONS = {
  ...SERVICE_OPTIONS,
  data: { type: 'string' },
  form: { type: 'string', short: 'F', multiple: true },
  header: { type: 'string', short: 'H', multiple: true },
  query: { type: 'string', multiple: true },
  'idempotency-key': { type: 'string' },
  include: { type: 'boolean', default: false },
  paginate: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const;

export const api = reportingFailures(async (words) => {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  const [method = '', path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw wrong('A method and a path are needed.');
  const request = { ...values, method: method.toUpperCase() };
  assertPossible(request);
  const { baseUrl, credential } = await findService(values);
  const url = operationUrl(path, baseUrl);
  for (const parameter of values.query ?? []) url.searchParams.append(...nameAndValue(parameter, '--query', '='));
  const send = await senderOf(request, credential);
  return values.paginate ? showList(url, send) : showAnswer(await send(url), values.include);
});

interface Request {
  readonly method: string;
  readonly data?: string | undefined;
  readonly form?: readonly string[] | undefined;
  readonly include: boolean;
  readonly paginate: boolean;
}

function assertPossible({ method, data, form, include, paginate }: Request): void {
  if (!METHODS.includes(method)) throw wrong(`The method must be one of ${METHODS.join(', ')}.`);
  if (data !== undefined && form !== undefined) throw wrong('--data and -F cannot be combined.');
  const hasBody = data !== undefined || form !== undefined;
  if (hasBody && ['GET', 'HEAD'].includes(method)) throw wrong(`A ${method} request has no body.`);
  if (paginate && (method !== 'GET' || include)) throw wrong('--paginate is for GET, without --include.');
}

function wrong(sentence: string): CommandLineEnd {
  return usageError(sentence, HELP);
}
