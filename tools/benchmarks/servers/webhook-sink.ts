import { createServer } from 'node:http';

/** A consumer that reads each request and answers 200. */
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(200).end('ok'));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) {
    process.send?.({ origin: `http://127.0.0.1:${address.port}` });
  }
});
process.on('SIGTERM', () => process.exit(0));
