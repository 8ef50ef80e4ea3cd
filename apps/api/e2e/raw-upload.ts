import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const BOUNDARY = 'XX';
const END = `\r\n--${BOUNDARY}--\r\n`;

/** The beginning of a form up to the first byte of its file. */
export const formStart = (filename = 'notes.txt', mediaType = 'text/plain'): Buffer =>
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n` +
      `Content-Type: ${mediaType}\r\n\r\n`,
  );

/** The form after the last byte of its file. */
export const FORM_END = Buffer.from(END);

/** A whole form with a file. */
export const wholeForm = (content: Buffer | string): Buffer =>
  Buffer.concat([formStart(), Buffer.from(content), FORM_END]);

/** An upload over a socket of its own, whose bytes the test chooses. */
export class RawUpload {
  private answer = '';
  private readonly closed: Promise<unknown>;

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (text: string) => (this.answer += text));
    socket.on('error', () => undefined);
    this.closed = once(socket, 'close');
  }

  /**
   * Connects and sends the head of the request.
   * @param framing `Content-Length: …` or `Transfer-Encoding: chunked`
   */
  static async begin(
    target: { readonly port: number; readonly secret: string; readonly path?: string },
    framing: string,
  ): Promise<RawUpload> {
    const socket = connect(target.port, '127.0.0.1');
    await once(socket, 'connect');
    const upload = new RawUpload(socket);
    const fields = [
      `POST /api/v1${target.path ?? '/files'} HTTP/1.1`,
      'Host: livery.example',
      `Authorization: Bearer ${target.secret}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      framing,
    ];
    await upload.write(`${fields.join('\r\n')}\r\n\r\n`);
    return upload;
  }

  get isAnswered(): boolean {
    return this.answer !== '';
  }

  /** Sends bytes, and waits while the receiver does not take them. */
  async write(bytes: Buffer | string): Promise<void> {
    if (this.socket.destroyed || this.socket.write(bytes)) return;
    await Promise.race([once(this.socket, 'drain'), this.closed]);
  }

  /** Sends bytes as one chunk of a body with `Transfer-Encoding: chunked`. */
  async writeChunk(bytes: Buffer): Promise<void> {
    await this.write(`${bytes.length.toString(16)}\r\n`);
    await this.write(bytes);
    await this.write('\r\n');
  }

  /** Sends no more, but reads on. */
  finish(): void {
    this.socket.end();
  }

  /** Breaks the connection off. */
  leave(): void {
    this.socket.resetAndDestroy();
  }

  /** The text of the answer when it is complete, or when the connection ends. It may be empty. */
  async answered(): Promise<string> {
    const deadline = AbortSignal.timeout(20_000);
    while (!this.answer.endsWith('}') && !this.socket.destroyed) {
      await Promise.race([once(this.socket, 'data', { signal: deadline }), this.closed]);
    }
    this.socket.destroy();
    return this.answer;
  }
}
