import type { Express, Response } from 'express';
import { compress, type Encoding, encodingFor } from './content-encoding.ts';

/** In characters. What is shorter fits into one packet with its headers anyway. */
const LARGE = 1_024;
/** Of 0 to 11: about as fast as gzip, and a tenth smaller. */
const BROTLI_QUALITY = 4;

/**
 * Compresses JSON answers of more than 1 kB for callers who accept it. An answer to HEAD has the headers of the one to GET.
 *
 * Compression tells secrets (BREACH) only where somebody else can have a victim's browser send requests with the victim's
 * credential and a text of that person's choice. Here no browser adds a credential by itself, since there are no cookies: the caller
 * who chooses the text is the one who gets the secret.
 */
export function compressAnswers({ response: answers }: Express): void {
  const sendPlain: Response['send'] = Reflect.get(answers, 'send');
  // The prototype of all answers: closures on each of them, as the package `compression` has them, would slow all of them down.
  Object.assign(answers, {
    send(this: Response, body: unknown): Response {
      if (typeof body !== 'string' || body.length <= LARGE || !isJson(this)) return sendPlain.call(this, body);
      // No JSON answer varies by anything else; `vary` would look for that, which costs microseconds.
      this.setHeader('Vary', 'Accept-Encoding');
      const encoding = this.req.headers['accept-encoding'] === undefined ? undefined : encodingFor(this.req);
      if (encoding === undefined) return sendPlain.call(this, body);
      void compressed(body, encoding).then((bytes) => {
        if (this.destroyed || this.headersSent) return;
        if (bytes !== null) this.setHeader('Content-Encoding', encoding);
        sendPlain.call(this, bytes ?? body);
      });
      return this;
    },
  });
}

function isJson(response: Response): boolean {
  const type = response.getHeader('Content-Type');
  return typeof type === 'string' && type.startsWith('application/json');
}

/** null when it cannot be done: the answer then leaves as it is. */
function compressed(text: string, encoding: Encoding): Promise<Buffer | null> {
  return compress(Buffer.from(text), encoding, BROTLI_QUALITY).catch(() => null);
}
