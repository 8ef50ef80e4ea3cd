import { ConnectionError } from './errors.ts';

/** A file that the service sends. Its bytes are read once, by one of the methods. */
export class Download {
  constructor(private readonly response: Response) {}

  get contentType(): string {
    return this.response.headers.get('content-type') ?? 'application/octet-stream';
  }

  /** The name of the file in ASCII, or with all its characters if it has others. Null if the answer names none. */
  get filename(): string | null {
    const disposition = this.response.headers.get('content-disposition') ?? '';
    const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
    return encoded === undefined ? (/filename="([^"]*)"/i.exec(disposition)?.[1] ?? null) : decodeURIComponent(encoded);
  }

  /** The size in bytes. Null if the answer does not say it. */
  get sizeBytes(): number | null {
    const length = this.response.headers.get('content-length');
    return length === null ? null : Number(length);
  }

  /** The bytes as they arrive. They end with an error if the connection is lost. */
  get stream(): ReadableStream<Uint8Array> {
    return this.response.body ?? new Blob([]).stream();
  }

  /** All bytes. @throws ConnectionError if the connection is lost before the last one */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await whole(this.response.arrayBuffer()));
  }

  /** All bytes as a Blob, which has the media type. @throws ConnectionError if the connection is lost before the last one */
  blob(): Promise<Blob> {
    return whole(this.response.blob());
  }

  /** All bytes as text in UTF-8. @throws ConnectionError if the connection is lost before the last one */
  text(): Promise<string> {
    return whole(this.response.text());
  }
}

async function whole<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    throw new ConnectionError('The connection was lost before the end of the file.', { cause: error });
  }
}
