import { createServer } from 'node:http';

/** A consumer that reads each request and answers 200: at once, or after the milliseconds of `?delay=`. */
const server = createServer((request, response) => {
  const delay = Number(/[?&]delay=(\d+)/.exec(request.url ?? '')?.[1] ?? 0);
  const answer = (): void => void response.writeHead(200).end('ok');
  request.resume();
  request.on('end', () => (delay === 0 ? answer() : setTimeout(answer, delay)));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) {
    process.send?.({ origin: `http://127.0.0.1:${address.port}` });
  }
});
process.on('SIGTERM', () => process.exit(0));
