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
 * credential and a text that the attacker chooses. This API has no cookies, so no browser adds a credential by itself.
 */
export function compressAnswers({ response: answers }: Express): void {
  const sendPlain: Response['send'] = Reflect.get(answers, 'send');
  // This changes the prototype of all responses. Closures on each response, as in the package `compression`, would be slower.
  Object.assign(answers, {
    send(this: Response, body: unknown): Response {
      if (typeof body !== 'string' || body.length <= MIN_LENGTH || !isCompressible(this))
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

function isCompressible(response: Response): boolean {
  const type = response.getHeader('Content-Type');
  return typeof type === 'string' && COMPRESSIBLE.test(type);
}

/** Null if the compression fails; the response is then sent without it. */
function compressed(text: string, encoding: Encoding): Promise<Buffer | null> {
  return compress(Buffer.from(text), encoding, BROTLI_QUALITY).catch(() => null);
}
