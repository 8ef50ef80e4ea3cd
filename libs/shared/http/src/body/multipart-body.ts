import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { TransferableFile } from '@livery/file-transfer';
import { DomainError } from '@livery/kernel';
import busboy, { type Busboy, type FieldInfo, type FileInfo } from 'busboy';
import { assertAcceptable } from './assert-acceptable.ts';
import { fileTooLarge } from './file-too-large.ts';
import { requestFile } from './request-file.ts';
import { bodyChunks } from './read-bytes.ts';

const MAX_PARTS = 64;

export interface MultipartOptions {
  /** The name of the part that may contain a file. */
  readonly fileField: string;
  /** Most bytes of the file. */
  readonly maxFileBytes: number;
  /** Most bytes of all text fields together. */
  readonly maxTextBytes: number;
  /** Most bytes of the whole body. */
  readonly maxBodyBytes: number;
}

export interface FormOptions extends MultipartOptions {
  /** Whether the name of the file keeps its path, so that the caller sees it as it was sent (default: no). */
  readonly keepsPaths?: boolean;
}

/** Stores the bytes of the file of a form. */
export interface FormFileSink<Stored> {
  /** Takes the next bytes. @throws DomainError past the limit of the sink */
  append(chunk: Buffer): void;
  /** Waits until the bytes are stored, so that no more of them arrive meanwhile. */
  flush?(): Promise<void>;
  /** Ends the file. */
  finish(): Promise<Stored> | Stored;
}

export interface Form<Stored> {
  readonly texts: ReadonlyMap<string, string>;
  readonly file?: FormFile<Stored>;
}

/** The file of a form, with the headers of its part. */
export interface FormFile<Stored> {
  readonly stored: Stored;
  /** As the client wrote it, if the form keeps paths. */
  readonly filename: string | undefined;
  /** In lower case, without parameters. */
  readonly mediaType: string;
}

export interface MultipartBody {
  readonly texts: ReadonlyMap<string, string>;
  readonly file?: MultipartFile;
}

/** The file of a form, with the headers of its part. */
export interface MultipartFile {
  readonly bytes: TransferableFile;
  readonly filename: string | undefined;
  /** In lower case, without parameters. */
  readonly mediaType: string;
}

/**
 * Reads a body of `multipart/form-data` (RFC 7578) with text fields and at most one file, whose name loses its path.
 * @throws DomainError `parameter_invalid` for a form that is incomplete, repeats a field or has several files;
 * `file_too_large`, `body_too_large`
 */
export async function readMultipart(request: IncomingMessage, options: MultipartOptions): Promise<MultipartBody> {
  const bytes = requestFile(request, options.maxFileBytes);
  const sink = { append: (chunk: Buffer): void => bytes.append(chunk), finish: (): TransferableFile => bytes };
  const { texts, file } = await readForm(request, options, sink);
  if (file === undefined) return { texts };
  return { texts, file: { bytes: file.stored, filename: file.filename, mediaType: file.mediaType } };
}

/** Reads a form whose file goes to a sink. @throws DomainError like `readMultipart`, and what the sink throws */
export async function readForm<Stored>(
  request: IncomingMessage,
  options: FormOptions,
  sink: FormFileSink<Stored>,
): Promise<Form<Stored>> {
  const form = new MultipartForm(request, options, sink);
  const tooLarge = () => fileTooLarge(options.maxFileBytes);
  for await (const chunk of bodyChunks(request, options.maxBodyBytes, tooLarge)) await form.write(chunk);
  return form.end();
}

class MultipartForm<Stored> {
  private readonly parser: Busboy;
  private readonly texts = new Map<string, string>();
  private textBytes = 0;
  private file: FileInfo | undefined;
  private failure: Error | undefined;

  constructor(
    private readonly request: IncomingMessage,
    private readonly options: FormOptions,
    private readonly sink: FormFileSink<Stored>,
  ) {
    this.parser = openForm(request, options);
    this.parser.on('field', (name, text, info) => this.attempt(() => this.takeText(name, text, info)));
    this.parser.on('file', (name, stream, info) => {
      this.attempt(() => this.acceptFile(name, info));
      this.takeContent(stream);
    });
    this.parser.on('partsLimit', () => this.fail(invalid(null, `The form has more than ${MAX_PARTS} parts.`)));
    this.parser.on('error', (cause) => this.fail(broken(cause)));
  }

  /** Waits until the parser has processed the chunk, so that at most one is in memory. */
  async write(chunk: Buffer): Promise<void> {
    await new Promise<void>((resolve) => this.parser.write(chunk, () => resolve()));
    await this.sink.flush?.();
    if (this.failure !== undefined) throw this.failure;
  }

  async end(): Promise<Form<Stored>> {
    this.parser.end();
    await finished(this.parser).catch((cause: unknown) => this.fail(broken(cause)));
    if (this.failure !== undefined) throw this.failure;
    const { texts, file } = this;
    if (file === undefined) return { texts };
    const stored = await this.sink.finish();
    return { texts, file: { stored, filename: file.filename, mediaType: file.mimeType.toLowerCase() } };
  }

  private takeText(name: string, text: string, info: FieldInfo): void {
    if (!name) throw invalid(null, 'Every part of the form needs a name.');
    this.textBytes += Buffer.byteLength(name) + Buffer.byteLength(text);
    if (info.valueTruncated || this.textBytes > this.options.maxTextBytes) throw textTooLarge(this.options);
    assertAcceptable({ [name]: text });
    if (name === this.options.fileField) throw invalid(name, `Send ${name} as a file, with a file name.`);
    if (this.texts.has(name)) throw invalid(name, `The form contains ${name} twice.`);
    this.texts.set(name, text);
    this.request.bodyDigest?.part([name, null, info.mimeType, text]);
  }

  private acceptFile(name: string, info: FileInfo): void {
    if (name !== this.options.fileField) throw invalid(name, `The file of this form is ${this.options.fileField}.`);
    if (this.file !== undefined) throw invalid(name, 'The form contains two files.');
    this.file = info;
    this.request.bodyDigest?.part([name, info.filename, info.mimeType]);
  }

  /** Reads a refused file, too, because the parser continues only when its streams are read. */
  private takeContent(stream: Readable): void {
    stream.on('data', (chunk: Buffer) => {
      this.attempt(() => this.sink.append(chunk));
      this.request.bodyDigest?.content(chunk);
    });
    // If a form ends within a file, busboy destroys the stream of the file with an error.
    stream.on('error', (cause) => this.fail(broken(cause)));
  }

  /** Stores the error of a step. An error that is thrown in an event handler of the parser would be lost. */
  private attempt(step: () => void): void {
    if (this.failure !== undefined) return;
    try {
      step();
    } catch (error) {
      this.fail(error instanceof Error ? error : broken(error));
    }
  }

  private fail(error: Error): void {
    this.failure ??= error;
  }
}

function openForm({ headers }: IncomingMessage, { maxTextBytes, keepsPaths = false }: FormOptions): Busboy {
  try {
    const limits = { fieldSize: maxTextBytes, parts: MAX_PARTS };
    return busboy({ headers, defParamCharset: 'utf8', preservePath: keepsPaths, limits });
  } catch (cause) {
    const message = 'A form needs a boundary: Content-Type: multipart/form-data; boundary=…';
    throw new DomainError('invalid', 'parameter_invalid', message, { param: 'Content-Type', cause });
  }
}

function invalid(param: string | null, message: string): DomainError {
  return new DomainError('invalid', 'parameter_invalid', message, param === null ? {} : { param });
}

function textTooLarge({ maxTextBytes }: MultipartOptions): DomainError {
  return new DomainError('too_large', 'body_too_large', `The form's text is larger than ${maxTextBytes} bytes.`);
}

function broken(cause: unknown): DomainError {
  return new DomainError('invalid', 'parameter_invalid', 'The body is not a complete multipart form.', { cause });
}
