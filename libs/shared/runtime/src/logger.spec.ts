import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.ts';

describe('the logger', () => {
  it('never writes the value of a secret field, at any depth', () => {
    const lines: string[] = [];
    const destination = new Writable({
      write(chunk: Buffer, _, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const logger = createLogger({ name: 'test', level: 'info' }, destination);
    logger.info({ authorization: 'Bearer s3cret', request: { headers: { authorization: 's3cret' } } }, 'request');
    logger.info({ key: { secret: 's3cret' }, body: { client_secret: 's3cret', content_base64: 's3cret' } }, 'body');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('s3cret');
    expect(lines.join('')).toContain('[redacted]');
  });
});
