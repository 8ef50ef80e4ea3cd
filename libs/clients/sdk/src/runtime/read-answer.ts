import type { ErrorBody } from '../generated/schemas.ts';
import { type ApiError, apiError } from './api-error.ts';
import { type FailedAnswer, UnexpectedAnswerError } from './errors.ts';
import { parseRecord } from './parse-record.ts';
import { retryAfterMs } from './retry-after.ts';

const SHOWN_CHARACTERS = 200;
/** No JSON answer of the service is as large. Files and event streams are read elsewhere. */
const LARGEST_ANSWER_BYTES = 64 * 1024 * 1024;

/**
 * The record of an answer.
 * @param hasShape whether a record is what the service would send
 * @throws UnexpectedAnswerError unless the answer is a JSON object that has the shape
 */
export async function readRecord<Answer>(
  response: Response,
  hasShape: (record: Answer) => boolean = () => true,
): Promise<Answer> {
  const text = await textOf(response);
  const parsed = parseRecord<Answer>(text);
  if (parsed === undefined || !hasShape(parsed.record)) throw unexpected(response, text);
  return parsed.record;
}

/** The error of an answer with a status other than 2xx. */
export async function readError(response: Response): Promise<ApiError | UnexpectedAnswerError> {
  const text = await textOf(response);
  const { record = {} } = parseRecord<object>(text) ?? {};
  return isErrorBody(record) ? apiError(factsOf(response), record.error) : unexpected(response, text);
}

/** The text of an answer. @throws UnexpectedAnswerError as soon as it is too large */
async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    bytes += read.value.byteLength;
    text += decoder.decode(read.value, { stream: true });
    if (bytes <= LARGEST_ANSWER_BYTES) continue;
    await reader?.cancel().catch(() => undefined);
    const beginning = text.slice(0, SHOWN_CHARACTERS);
    throw unexpectedBecause(response, `is larger than ${LARGEST_ANSWER_BYTES} bytes: ${beginning}…`, beginning);
  }
  return text + decoder.decode();
}

function unexpected(response: Response, text: string): UnexpectedAnswerError {
  const { headers } = response;
  const type = headers.get('content-type') ?? 'no media type';
  const shown = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
  const what = text === '' ? 'is empty' : `is not an answer of Livery (${type}): ${shown}`;
  return unexpectedBecause(response, what, text);
}

/** @param what what is wrong with the answer, as the end of a sentence */
export function unexpectedBecause(answer: Head, what: string, text: string): UnexpectedAnswerError {
  return new UnexpectedAnswerError(`The answer with status ${answer.status} ${what}`, factsOf(answer), text);
}

type Head = Pick<Response, 'status' | 'headers'>;

function factsOf({ status, headers }: Head): FailedAnswer {
  return { status, headers, requestId: headers.get('request-id'), retryAfterMs: retryAfterMs(headers) };
}

function isErrorBody(value: object): value is ErrorBody {
  if (!('error' in value)) return false;
  const { error } = value;
  return typeof error === 'object' && error !== null && 'type' in error && 'code' in error && 'message' in error;
}
