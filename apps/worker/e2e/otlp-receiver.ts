import { once } from 'node:events';
import { createServer } from 'node:http';
import { bytesOf, type Fields, fieldsOf } from './protobuf-fields.ts';

export interface ReceivedSpan {
  /** The attribute `service.name` of the process that sent the span. */
  readonly service: string;
  readonly name: string;
  /** The ids are in hexadecimal; `parentId` is empty for the root span. */
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string;
  /** The attributes whose value is text. */
  readonly attributes: Readonly<Record<string, string>>;
}

export interface OtlpReceiver extends AsyncDisposable {
  readonly origin: string;
  readonly spans: readonly ReceivedSpan[];
}

/** Opens a collector on loopback that stores the spans it receives (OTLP over HTTP, protobuf, `opentelemetry/proto/trace/v1`). */
export async function openOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') spans.push(...spansOf(Buffer.concat(chunks)));
      response.writeHead(request.url === '/v1/traces' ? 200 : 404).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    spans,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

function spansOf(request: Buffer): ReceivedSpan[] {
  return messages(fieldsOf(request), 1).flatMap((resourceSpans) => {
    const [resource] = messages(resourceSpans, 1);
    const service = (resource && attributesOf(resource, 1)['service.name']) ?? '';
    return messages(resourceSpans, 2)
      .flatMap((scopeSpans) => messages(scopeSpans, 2))
      .map((span) => ({
        service,
        name: text(span, 5),
        traceId: hex(span, 1),
        spanId: hex(span, 2),
        parentId: hex(span, 4),
        attributes: attributesOf(span, 9),
      }));
  });
}

function messages(fields: Fields, number: number): readonly Fields[] {
  return bytesOf(fields, number).map(fieldsOf);
}

function attributesOf(fields: Fields, number: number): Record<string, string> {
  return Object.fromEntries(
    messages(fields, number).map((pair) => {
      const [value] = messages(pair, 2);
      return [text(pair, 1), value ? text(value, 1) : ''];
    }),
  );
}

function text(fields: Fields, number: number): string {
  return bytesOf(fields, number)[0]?.toString() ?? '';
}

function hex(fields: Fields, number: number): string {
  return bytesOf(fields, number)[0]?.toString('hex') ?? '';
}
