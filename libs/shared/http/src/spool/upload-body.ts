import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError, type JsonSchema } from '@livery/kernel';
import type { BodyReader } from '../body/body-reader.ts';
import { jsonBody } from '../body/json-body.ts';
import { parseJson } from '../body/parse-json.ts';
import { mediaTypeOf } from '../guards/media-type.guard.ts';
import { type SpooledFile, spoolForm } from './spool-form.ts';

const MEBIBYTE = 1_048_576;
const FORM = 'multipart/form-data';
/** For the headers of the parts. */
const FRAMING_BYTES = 65_536;

export interface UploadBodyOptions {
  /** The schema of the form, whose file is the part `file`. */
  readonly form: JsonSchema;
  /** Most bytes of the file. One that is a mebibyte larger is refused by the announced length of its form. */
  readonly maxFileBytes: number;
  /** Whether JSON is accepted, too. */
  readonly acceptsJson?: true;
  /** The texts of the form that are JSON, each with an example for errors. */
  readonly parsed?: Readonly<Record<string, string>>;
}

/** The files that arrived with requests. They are not part of the body, so that no JSON can be taken for one. */
const uploads = new WeakMap<IncomingMessage, SpooledFile>();

/** Passes the file of a form to a parameter of a handler; null if the request has none. */
export const Upload = createParamDecorator(
  (_: unknown, context: ExecutionContext) => uploads.get(context.switchToHttp().getRequest<IncomingMessage>()) ?? null,
);

/** Reads a form with one file and texts. */
export function uploadBody({ form, maxFileBytes, acceptsJson, parsed = {} }: UploadBodyOptions): BodyReader {
  return {
    mediaTypes: acceptsJson === true ? ['application/json', FORM] : [FORM],
    limit: maxFileBytes + MEBIBYTE,
    tooLargeCode: 'file_too_large',
    isSpooled: true,
    contents: { [FORM]: form },
    async read(request) {
      if (mediaTypeOf(request) !== FORM) return jsonBody.read(request);
      const texts = new Map<string, unknown>(await readForm(request, maxFileBytes));
      for (const [name, example] of Object.entries(parsed)) {
        const text = texts.get(name);
        if (typeof text === 'string') texts.set(name, parseText(name, text, example));
      }
      return Object.fromEntries(texts);
    },
  };
}

async function readForm(request: IncomingMessage, maxFileBytes: number): Promise<ReadonlyMap<string, string>> {
  const { texts, file } = await spoolForm(request, {
    fileField: 'file',
    maxFileBytes,
    maxTextBytes: MEBIBYTE - FRAMING_BYTES,
    maxBodyBytes: maxFileBytes + MEBIBYTE,
  });
  if (file !== undefined) uploads.set(request, file);
  return texts;
}

/** A value of a form that is JSON. Lists are wrapped, since a body is always an object. */
function parseText(name: string, text: string, example: string): unknown {
  const members = membersOf(`{"value":${text}}`);
  if (members?.length === 1) return members[0]?.[1];
  const message = `${name} must be JSON in a form, such as ${example}.`;
  throw new DomainError('invalid', 'parameter_invalid', message, { param: name });
}

/** The members of a JSON object; null if the text is none. */
function membersOf(text: string): readonly (readonly [string, unknown])[] | null {
  try {
    return Object.entries<unknown>({ ...parseJson(Buffer.from(text)) });
  } catch {
    return null;
  }
}
