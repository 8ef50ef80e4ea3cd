import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';

/**
 * Clients that upload files of 100 MB as fast as the service takes them. `once <n>` has n of them upload one file each, at the same time;
 * the reply is the number of each status. `start <n>` has them upload again and again until `stop`, which has the same reply.
 */
const url = process.env['UPLOADS_URL'] ?? '';
const key = process.env['UPLOAD_KEY'] ?? '';
const PIECE = Buffer.alloc(1_000_000, 'The library keeps the files of an organization. ');
const PIECES = 100;
/** As long as those of browsers. The parser of the form searches faster for a longer one. */
const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gWs';
const HEAD = Buffer.from(
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="large.bin"\r\n` +
    'Content-Type: application/octet-stream\r\n\r\n',
);
const END = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

let statuses: Record<string, number> = {};
let isOver = true;
let uploading: readonly Promise<void>[] = [];

process.on('message', (message) => {
  const [order, count] = String(message).split(' ');
  isOver = order !== 'start';
  if (order !== 'stop') uploading = Array.from({ length: Number(count) }, upload);
  if (isOver) void reply();
});
process.on('SIGTERM', () => process.exit(0));
process.send?.({ origin: url });

async function reply(): Promise<void> {
  await Promise.all(uploading);
  process.send?.(statuses);
  statuses = {};
}

async function upload(): Promise<void> {
  do {
    const status = await send();
    statuses[status] = (statuses[status] ?? 0) + 1;
  } while (!isOver);
}

/** Sends one piece of memory again and again, so that this process needs little of it. Each file begins with other bytes. */
async function send(): Promise<number> {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': HEAD.length + PIECES * PIECE.length + END.length,
  };
  const sending = request(url, { method: 'POST', headers });
  const answered = statusOf(sending);
  sending.write(HEAD);
  const first = Buffer.from(PIECE);
  first.write(`${Math.random()} ${Math.random()}`);
  for (let piece = 0; piece < PIECES; piece += 1) {
    if (!sending.write(piece === 0 ? first : PIECE)) await once(sending, 'drain');
  }
  sending.end(END);
  return answered;
}

function statusOf(sending: ClientRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    sending.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
  });
}
