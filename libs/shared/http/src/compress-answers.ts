import type { Express, Response } from 'express';
import { compress, type Encoding, encodingFor } from './content-encoding.ts';

/** In characters. A shorter response fits into one packet together with its headers. */
const MIN_LENGTH = 1_024;
/** From 0 to 11. With 4 it is about as fast as gzip, and the result a tenth smaller. */
const BROTLI_QUALITY = 4;
const COMPRESSIBLE = /^(?:application\/(?:[a-z]+\+)?json|text\/html)\b/;

/**
 * Compresses JSON and HTML responses of more than 1 kB for callers that accept it. A response to HEAD has the headers of the one to GET.
 *
 * Compression reveals secrets (the BREACH attack) only if an attacker can make a victim's browser send requests with the victim's
 * credential and a text that the attacker chooses. Browsers add cookies by themselves, so that a request with one gets its response as it is.
 * The cookies of sessions go to `/sessions*` only, and other requests have a bearer token, which no browser adds.
 */
export function compressAnswers({ response: answers }: Express): void {
  const sendPlain: Response['send'] = Reflect.get(answers, 'send');
  // This changes the prototype of all responses. Closures on each response, as in the package `compression`, would be slower.
  Object.assign(answers, {
    send(this: Response, body: unknown): Response {
      if (typeof body !== 'string' || body.length <= MIN_LENGTH || hasCookie(this) || !isCompressible(this))
        return sendPlain.call(this, body);
      // Express's `vary` would parse the header, which costs microseconds.
      const vary = this.getHeader('Vary');
      this.setHeader('Vary', typeof vary === 'string' ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
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

function hasCookie({ req }: Response): boolean {
  return req.headers.cookie !== undefined;
}

function isCompressible(response: Response): boolean {
  const type = response.getHeader('Content-Type');
  return typeof type === 'string' && COMPRESSIBLE.test(type);
}

/** Null if the compression fails; the response is then sent without it. */
function compressed(text: string, encoding: Encoding): Promise<Buffer | null> {
  return compress(Buffer.from(text), encoding, BROTLI_QUALITY).catch(() => null);
}
