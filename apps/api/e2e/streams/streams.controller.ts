import { Readable } from 'node:stream';
import { Body, Controller } from '@nestjs/common';
import {
  type BodyReader,
  type ByteAnswer,
  type ByteRange,
  bytesSchema,
  Endpoint,
  type EventsAnswer,
  type ServerSentEvent,
  type SpooledFile,
  type SpooledForm,
  spoolForm,
} from '@livery/http';
import { type FromSchema, namedSchema, UnitOfWork } from '@livery/kernel';

const MEBIBYTE = 1_048_576;
const LIMITS = {
  fileField: 'file',
  maxFileBytes: 200 * MEBIBYTE,
  maxTextBytes: MEBIBYTE,
  maxBodyBytes: 202 * MEBIBYTE,
} as const;
export const { maxFileBytes: MAX_FILE_BYTES } = LIMITS;
const FORM = 'multipart/form-data';

interface UploadBody {
  readonly form: SpooledForm;
}

const uploadBody: BodyReader = {
  mediaTypes: [FORM],
  limit: LIMITS.maxBodyBytes,
  tooLargeCode: 'file_too_large',
  isSpooled: true,
  contents: { [FORM]: { type: 'object' } },
  read: async (request): Promise<UploadBody> => ({ form: await spoolForm(request, LIMITS) }),
};

export const receivedSchema = namedSchema({
  title: 'ReceivedFile',
  description: 'What arrived in a form.',
  properties: {
    filename: { type: ['string', 'null'] },
    media_type: { type: 'string' },
    size: { type: 'integer' },
    sha256: { type: 'string' },
    texts: { type: 'object', additionalProperties: { type: 'string' } },
  },
  example: { filename: 'a', media_type: 'text/plain', size: 1, sha256: 'a', texts: {} },
});

type Received = FromSchema<typeof receivedSchema>;

const shared = {
  area: 'Content management',
  summary: 'Serve a stream',
  description: 'For tests.',
  scopes: 'any_credential',
} as const;

/** Tests set here what the endpoints send, and read here what happened meanwhile. */
export class Streams {
  answer: ByteAnswer = {
    size: 0,
    mediaType: 'text/plain',
    filename: 'a',
    etag: 'a',
    open: () => Promise.reject(new Error()),
  };
  events: () => AsyncIterable<ServerSentEvent> = () => Readable.from([]);
  readonly opened: (ByteRange | undefined)[] = [];
  /** Called while an upload is handled. */
  handle: (file: SpooledFile | undefined) => Promise<void> = () => Promise.resolve();

  /** Answers with these bytes. */
  serve(bytes: Buffer, more: Partial<ByteAnswer> = {}): void {
    const open = (range?: ByteRange): Promise<Readable> => {
      this.opened.push(range);
      return Promise.resolve(Readable.from([bytes.subarray(range?.first ?? 0, (range?.last ?? bytes.length) + 1)]));
    };
    this.answer = { size: bytes.length, mediaType: 'image/png', filename: 'a.png', etag: 'tag', open, ...more };
  }
}

@Controller()
export class StreamsController {
  constructor(
    private readonly streams: Streams,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Endpoint({
    ...shared,
    method: 'GET',
    path: '/streams/bytes',
    operationId: 'retrieveBytes',
    answer: 'bytes',
    response: bytesSchema,
    errors: ['resource_missing'],
  })
  bytes(): ByteAnswer {
    return this.streams.answer;
  }

  @Endpoint({
    ...shared,
    method: 'GET',
    path: '/streams/events',
    operationId: 'listenToEvents',
    answer: 'events',
    response: receivedSchema,
  })
  events(): EventsAnswer {
    return { events: this.streams.events(), assertPermitted: () => Promise.resolve() };
  }

  @Endpoint({
    ...shared,
    method: 'POST',
    path: '/streams/files',
    operationId: 'receiveFile',
    response: receivedSchema,
    body: uploadBody,
  })
  async receive(@Body() { form: { texts, file } }: UploadBody): Promise<Received> {
    await this.streams.handle(file);
    await this.unitOfWork.run(() => Promise.resolve());
    return {
      filename: file?.filename ?? null,
      media_type: file?.mediaType ?? '',
      size: file?.size ?? 0,
      sha256: file?.sha256 ?? '',
      texts: Object.fromEntries(texts),
    };
  }
}
