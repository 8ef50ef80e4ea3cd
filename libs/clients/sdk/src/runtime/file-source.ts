/** A file: its bytes, a `Blob` (also a `File`, or what `fs.openAsBlob` of Node returns), or a stream. */
export type FileSource = Uint8Array | ArrayBuffer | Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** Reads a stream to its end, so that the request can be sent again. A Blob stays where it is. */
export async function blobOf(source: FileSource): Promise<Blob> {
  if (source instanceof Blob) return source;
  if (source instanceof ReadableStream) return new Response(source).blob();
  if (source instanceof ArrayBuffer || source instanceof Uint8Array) return new Blob([unshared(source)]);
  if (!(Symbol.asyncIterator in source)) throw notAFile();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of source) chunks.push(unshared(chunk));
  return new Blob(chunks);
}

/** The error for a path, or another value that is no file. */
export const notAFile = (): TypeError => new TypeError('file must be bytes, a Blob or a stream.');

export function isFileSource(value: unknown): value is FileSource {
  return typeof value === 'object' && value !== null;
}

/** The bytes in memory that no other thread writes. */
function unshared(source: Uint8Array | ArrayBuffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(source);
}
