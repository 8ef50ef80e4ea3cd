import { request } from 'node:http';

/** Sends a large body after the server has asked for it (`Expect: 100-continue`), discards the response and returns its status. */
export function upload(url: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<number> {
  const length = { 'content-length': String(body.length), expect: '100-continue' };
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', headers: { ...headers, ...length } });
    sending.on('continue', () => sending.end(body));
    sending.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sending.on('error', reject);
    sending.flushHeaders();
  });
}
