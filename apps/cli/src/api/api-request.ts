import { API_VERSION, ConnectionError } from '@livery/sdk';
import { CommandLineEnd } from '../command-line.ts';
import type { Send } from './answer.ts';
import { dataBody, formBody, nameAndValue } from './request-body.ts';

/** A request as the command line describes it. */
export interface RequestWords {
  readonly method: string;
  readonly data?: string | undefined;
  readonly form?: readonly string[] | undefined;
  readonly header?: readonly string[] | undefined;
  readonly 'idempotency-key'?: string | undefined;
}

/** Returns a function that sends the request to an address. @throws CommandLineEnd if a header or a file is wrong */
export async function senderOf(words: RequestWords, key: string): Promise<Send> {
  const { method, header = [], 'idempotency-key': idempotencyKey } = words;
  const headers = new Headers({ accept: 'application/json, */*;q=0.5', 'api-version': API_VERSION });
  for (const written of header) setHeader(headers, written);
  if (idempotencyKey !== undefined) setHeader(headers, `idempotency-key: ${idempotencyKey}`);
  headers.set('authorization', `Bearer ${key}`);
  const body = await bodyOf(words);
  return async (url) => {
    try {
      // A redirect would take the key elsewhere, and drop the body of a write.
      return await fetch(url, { method, headers, body, redirect: 'manual' });
    } catch (error) {
      throw ConnectionError.because(error, url.origin);
    }
  };
}

async function bodyOf({ data, form = [] }: RequestWords): Promise<FormData | Blob | null> {
  if (form.length > 0) return formBody(form);
  return data === undefined ? null : dataBody(data);
}

function setHeader(headers: Headers, written: string): void {
  const [name, value] = nameAndValue(written, '-H', ':');
  if (/^(?:proxy-)?authorization$/i.test(name)) {
    throw new CommandLineEnd('A key is never an argument, because others see arguments. Run livery login.', 2);
  }
  try {
    headers.set(name, value);
  } catch {
    throw new CommandLineEnd(`${JSON.stringify(written)} is no header.`, 2);
  }
}
