import type { ErrorBody } from '../generated/schemas.ts';
import { type ApiError, apiError } from './api-error.ts';
import { type FailedAnswer, UnexpectedAnswerError } from './errors.ts';
import { parseRecord } from './parse-record.ts';
import { retryAfterMs } from './retry-after.ts';

const SHOWN_CHARACTERS = 200;

/** The record of an answer. @throws UnexpectedAnswerError unless the answer is a JSON object */
export async function readRecord<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  const parsed = parseRecord<Answer>(text);
  if (parsed === undefined) throw unexpected(response, text);
  return parsed.record;
}

/** The error of an answer with a status other than 2xx. */
export async function readError(response: Response): Promise<ApiError | UnexpectedAnswerError> {
  const text = await response.text();
  const { record = {} } = parseRecord<object>(text) ?? {};
  return isErrorBody(record) ? apiError(factsOf(response), record.error) : unexpected(response, text);
}

function unexpected(response: Response, text: string): UnexpectedAnswerError {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? 'no media type';
  const shown = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
  const what = text === '' ? 'is empty' : `is not an answer of Livery (${type}): ${shown}`;
  return new UnexpectedAnswerError(`The answer with status ${status} ${what}`, factsOf(response), text);
}

function factsOf({ status, headers }: Response): FailedAnswer {
  return { status, headers, requestId: headers.get('request-id'), retryAfterMs: retryAfterMs(headers) };
}

function isErrorBody(value: object): value is ErrorBody {
  if (!('error' in value)) return false;
  const { error } = value;
  return typeof error === 'object' && error !== null && 'type' in error && 'code' in error && 'message' in error;
}
