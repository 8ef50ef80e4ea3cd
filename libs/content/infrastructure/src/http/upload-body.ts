import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { parameterInvalid } from '@livery/content-domain';
import { type BodyReader, jsonBody, mediaTypeOf, parseJson, type SpooledFile, spoolForm } from '@livery/http';
import type { JsonSchema } from '@livery/kernel';

const MEBIBYTE = 1_048_576;
const FORM = 'multipart/form-data';

/** Most bytes of an uploaded file. */
export const MAX_UPLOAD_BYTES = 200 * MEBIBYTE;
/** For sentences. */
export const MAX_UPLOAD_SIZE = '200 MiB';

/** For the headers of the parts. */
const FRAMING_BYTES = 65_536;

/** A file that is a mebibyte too large is refused by the announced length of its form. */
const FORM_LIMITS = {
  fileField: 'file',
  maxFileBytes: MAX_UPLOAD_BYTES,
  maxTextBytes: MEBIBYTE - FRAMING_BYTES,
  maxBodyBytes: MAX_UPLOAD_BYTES + MEBIBYTE,
} as const;

/** Values of forms that are JSON, for errors. */
const EXAMPLES: Readonly<Record<string, string>> = { tags: '["harbour"]', metadata: '{"team":"design"}' };

/** The schema of the file in a form. */
export const filePartSchema = {
  type: 'string',
  contentMediaType: 'application/octet-stream',
  description: `The file, of at most ${MAX_UPLOAD_SIZE}.`,
} as const;

/** The files that arrived with requests. They are not part of the body, so that no JSON can be taken for one. */
const uploads = new WeakMap<IncomingMessage, SpooledFile>();

/** Passes the file of a form to a parameter of a handler; null if the request has none. */
export const Upload = createParamDecorator(
  (_: unknown, context: ExecutionContext) => uploads.get(context.switchToHttp().getRequest<IncomingMessage>()) ?? null,
);

/** Reads a form with one file and texts. */
export function uploadForm(schema: JsonSchema): BodyReader {
  return {
    mediaTypes: [FORM],
    limit: FORM_LIMITS.maxBodyBytes,
    tooLargeCode: 'file_too_large',
    isSpooled: true,
    contents: { [FORM]: schema },
    read: readForm,
  };
}

/**
 * Reads a form with one file and texts, or JSON that names a file which was uploaded before.
 * @param parsed the texts of the form that are JSON
 */
export function uploadFormOrJson(schema: JsonSchema, parsed: readonly string[] = []): BodyReader {
  return {
    ...uploadForm(schema),
    mediaTypes: ['application/json', FORM],
    async read(request) {
      if (mediaTypeOf(request) !== FORM) return jsonBody.read(request);
      const texts = new Map<string, unknown>(Object.entries(await readForm(request)));
      for (const name of parsed) {
        const text = texts.get(name);
        if (typeof text === 'string') texts.set(name, parseText(name, text));
      }
      return Object.fromEntries(texts);
    },
  };
}

async function readForm(request: IncomingMessage): Promise<object> {
  const { texts, file } = await spoolForm(request, FORM_LIMITS);
  if (file !== undefined) uploads.set(request, file);
  return Object.fromEntries(texts);
}

/** A value of a form that is JSON. Lists are wrapped, since a body is always an object. */
function parseText(name: string, text: string): unknown {
  const members = membersOf(`{"value":${text}}`);
  if (members?.length !== 1)
    throw parameterInvalid(name, `${name} must be JSON in a form, such as ${EXAMPLES[name] ?? '{}'}.`);
  return members[0]?.[1];
}

/** The members of a JSON object; null if the text is none. */
function membersOf(text: string): readonly (readonly [string, unknown])[] | null {
  try {
    return Object.entries<unknown>({ ...parseJson(Buffer.from(text)) });
  } catch {
    return null;
  }
}
