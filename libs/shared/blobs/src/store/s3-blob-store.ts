import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { type BlobFile, BlobStore, type ByteRange, BytesMissing } from './blob-store.ts';
import { bytesOfObject } from './bytes-of-object.ts';
import { storeUnavailable } from './store-unavailable.ts';

export interface S3Options {
  /** The address of a compatible service, such as `https://s3.example.com`; that of AWS in the region when it is left out. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** The role that the platform gives the process (ECS, EKS, EC2) when they are left out. */
  readonly keys?: S3Keys | undefined;
  readonly timeouts?: S3Timeouts;
}

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** In milliseconds. */
export interface S3Timeouts {
  /** To connect. */
  readonly connectMs: number;
  /** Without any byte in either direction. It ends an upload or a download that stalls, however long it has lasted. */
  readonly silenceMs: number;
  /** From a request without a body to the beginning of its response. */
  readonly answerMs: number;
  /** For a whole upload. */
  readonly uploadMs: number;
}

const TIMEOUTS: S3Timeouts = { connectMs: 3_000, silenceMs: 15_000, answerMs: 5_000, uploadMs: 3_600_000 };
/** The SDK repeats requests without a body after failures of the network and 5xx. */
const MAX_ATTEMPTS = 2;
/** A download takes one for as long as its reader takes. Further requests wait. */
const MAX_CONNECTIONS = 256;

/** The SDK writes warnings to the console unless it has a logger. The errors that it throws say the same. */
const SILENT = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

/**
 * Keeps objects in a bucket of S3 or a compatible service. Each object is sent as one PutObject, whose signature covers the SHA-256
 * of the content, so that the service refuses bytes that were damaged on the way.
 */
export class S3BlobStore extends BlobStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly timeouts: S3Timeouts;

  constructor(options: S3Options) {
    super();
    this.bucket = options.bucket;
    this.timeouts = options.timeouts ?? TIMEOUTS;
    this.client = new S3Client(clientConfig(options, this.timeouts));
  }

  async put(file: BlobFile, key: string): Promise<void> {
    const { size } = await stat(file.path);
    if (size !== file.size) throw new Error(`The file has ${size} bytes instead of ${file.size}.`);
    const body = createReadStream(file.path);
    const command = new PutObjectCommand({ ...this.at(key), Body: body, ContentLength: size });
    command.middlewareStack.add(
      (next) => (step) => {
        if (hasHeaders(step.request)) step.request.headers['x-amz-content-sha256'] = file.sha256;
        return next(step);
      },
      { step: 'build' },
    );
    try {
      await this.client.send(command, { abortSignal: AbortSignal.timeout(this.timeouts.uploadMs) });
    } catch (error) {
      throw storeUnavailable(describedWithoutKeys(error));
    } finally {
      body.destroy();
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const bytes = range && { Range: `bytes=${range.first}-${range.last ?? ''}` };
    const { Body } = await this.ask(key, (abortSignal) =>
      this.client.send(new GetObjectCommand({ ...this.at(key), ...bytes }), { abortSignal }),
    );
    if (!(Body instanceof Readable)) throw new TypeError('The response has no stream.');
    return bytesOfObject(Body, describedWithoutKeys);
  }

  async head(key: string): Promise<{ readonly size: number } | null> {
    try {
      const { ContentLength } = await this.ask(key, (abortSignal) =>
        this.client.send(new HeadObjectCommand(this.at(key)), { abortSignal }),
      );
      return { size: ContentLength ?? 0 };
    } catch (error) {
      if (error instanceof BytesMissing) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    try {
      await this.ask(key, (abortSignal) => this.client.send(new DeleteObjectCommand(this.at(key)), { abortSignal }));
    } catch (error) {
      if (!(error instanceof BytesMissing)) throw error;
    }
  }

  async list(after: string, limit: number): Promise<readonly string[]> {
    const page = { Bucket: this.bucket, MaxKeys: limit, ...(after !== '' && { StartAfter: after }) };
    const { Contents = [] } = await this.ask(after, (abortSignal) =>
      this.client.send(new ListObjectsV2Command(page), { abortSignal }),
    );
    return Contents.flatMap(({ Key }) => Key ?? []);
  }

  async close(): Promise<void> {
    this.client.destroy();
  }

  private at(key: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.bucket, Key: key };
  }

  /** Sends a request without a body. The time limit ends with the beginning of the response. */
  private async ask<T>(key: string, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.timeouts.answerMs);
    try {
      return await send(limit.signal);
    } catch (error) {
      if (isMissingObject(error)) throw new BytesMissing(key);
      throw storeUnavailable(describedWithoutKeys(error));
    } finally {
      clearTimeout(timer);
    }
  }
}

function clientConfig(options: S3Options, { connectMs, silenceMs }: S3Timeouts): S3ClientConfig {
  const { endpoint, region, keys } = options;
  return {
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(keys !== undefined && { credentials: keys }),
    region,
    // Many compatible services refuse the checksums that newer SDKs add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MAX_ATTEMPTS,
    logger: SILENT,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      httpAgent: { maxSockets: MAX_CONNECTIONS },
      httpsAgent: { maxSockets: MAX_CONNECTIONS },
    },
  };
}

function hasHeaders(request: unknown): request is { readonly headers: Record<string, string> } {
  return typeof request === 'object' && request !== null && 'headers' in request;
}

interface Failure {
  readonly name: string;
  readonly status: number | undefined;
}

/** A missing bucket is an outage, not a missing object. Only a response to HEAD does not say which of the two is missing. */
function isMissingObject(error: unknown): boolean {
  const { name, status } = failureOf(error);
  return status === 404 && name !== 'NoSuchBucket';
}

/** The error for the logs. That of the SDK may contain the access key, and parts of the request. */
function describedWithoutKeys(error: unknown): Error {
  const { name, status } = failureOf(error);
  return new Error(status === undefined ? `S3: ${name}` : `S3 answered ${status} ${name}`);
}

function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { name: 'unknown', status: undefined };
  const metadata: unknown = '$metadata' in error ? error.$metadata : undefined;
  const status =
    typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
      ? metadata.httpStatusCode
      : undefined;
  const name =
    'code' in error && typeof error.code === 'string' ? error.code : 'name' in error ? String(error.name) : 'unknown';
  return { name, status: typeof status === 'number' ? status : undefined };
}
