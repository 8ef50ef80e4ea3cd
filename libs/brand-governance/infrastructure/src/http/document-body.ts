import type { IncomingMessage } from 'node:http';
import { type DocumentFormat, ParameterInvalid, ParameterMissing } from '@livery/brand-governance-domain';
import type { JsonSchema } from '@livery/kernel';
import {
  assertAcceptable,
  type BodyReader,
  mediaTypeOf,
  type MultipartFile,
  parameterUnknown,
  parseJson,
  readFile,
  readJsonWithBase64,
  readMultipart,
} from '@livery/http';
import { MAX_FILE_BYTES } from '@livery/office-package';
import type { TransferableFile } from '@livery/file-transfer';

/** For sentences. */
export const MAX_FILE_SIZE = `${MAX_FILE_BYTES / 1_048_576} MiB`;
const MAX_REST_BYTES = 1_048_576;
const MAX_BODY_BYTES = 4 * Math.ceil(MAX_FILE_BYTES / 3) + MAX_REST_BYTES;

export const FILENAME_SCHEMA = { type: 'string', minLength: 1, maxLength: 255 } as const;
export const ONLY_RAW = 'Send it here only if the body is the document itself.';
const FORM = 'multipart/form-data';

const FORMATS: ReadonlyMap<string, DocumentFormat> = new Map([
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'],
  ['application/vnd.openxmlformats-officedocument.presentationml.template', 'pptx'],
  ['application/vnd.openxmlformats-officedocument.presentationml.slideshow', 'pptx'],
  ['application/vnd.ms-powerpoint.presentation.macroenabled.12', 'pptx'],
  ['application/vnd.ms-powerpoint.template.macroenabled.12', 'pptx'],
  ['application/vnd.ms-powerpoint.slideshow.macroenabled.12', 'pptx'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.template', 'docx'],
  ['application/vnd.ms-word.document.macroenabled.12', 'docx'],
  ['application/vnd.ms-word.template.macroenabled.12', 'docx'],
]);

/** The extensions of presentations, slide shows, text documents and their templates, with macros or without. */
const EXTENSIONS: readonly (readonly [RegExp, DocumentFormat])[] = [
  [/\.(?:pptx|pptm|potx|potm|ppsx|ppsm)$/i, 'pptx'],
  [/\.(?:docx|docm|dotx|dotm)$/i, 'docx'],
];

/** What a body holds beside the document. */
export interface DocumentBodyFacts {
  /** The name of the form in the contract. */
  readonly title: string;
  /** The parameters of the query, with which a raw document comes. */
  readonly query: Readonly<Record<string, JsonSchema>>;
  /** The fields of the form beside `file`. */
  readonly fields: Readonly<Record<string, JsonSchema>>;
  /** The fields and parameters that are `true` or `false`. */
  readonly flags: readonly string[];
}

/**
 * A body with a document (conventions, section 10): JSON with `content_base64`, a form with `file`, or the document itself. Reads as
 * `{content_type, content}` and what else was sent; only a form may lack `content_type`, which then follows from the media type or the
 * name of its file.
 */
export function documentBody(facts: DocumentBodyFacts): BodyReader {
  return {
    mediaTypes: ['application/json', FORM, ...FORMATS.keys()],
    mediaTypesInWords: `application/json, ${FORM}, or the document itself under its own media type`,
    limit: MAX_BODY_BYTES,
    tooLargeCode: 'file_too_large',
    query: facts.query,
    contents: {
      [FORM]: {
        title: facts.title,
        type: 'object',
        properties: {
          file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The document.' },
          ...facts.fields,
        },
        required: ['file'],
        additionalProperties: false,
      },
      ...Object.fromEntries([...FORMATS.keys()].map((mediaType) => [mediaType, { contentMediaType: mediaType }])),
    },
    async read(request) {
      const mediaType = mediaTypeOf(request);
      const format = FORMATS.get(mediaType);
      if (format !== undefined) return readDocument(request, format, facts);
      assertQuery(queryOf(request), []);
      return mediaType === FORM ? readForm(request, facts) : readJson(request);
    },
  };
}

async function readJson(request: IncomingMessage): Promise<object> {
  const { fields, file } = await readJsonWithBase64(request, {
    member: 'content_base64',
    maxBodyBytes: MAX_BODY_BYTES,
    maxFileBytes: MAX_FILE_BYTES,
    maxRestBytes: MAX_REST_BYTES,
  });
  return withContent(fields, file);
}

async function readForm(request: IncomingMessage, { flags }: DocumentBodyFacts): Promise<object> {
  const { texts, file } = await readMultipart(request, {
    fileField: 'file',
    maxFileBytes: MAX_FILE_BYTES,
    maxTextBytes: MAX_REST_BYTES,
    maxBodyBytes: MAX_BODY_BYTES,
  });
  if (file === undefined) throw new ParameterMissing('file');
  const metadata = texts.get('metadata');
  const format = formatOf(file);
  const fields = {
    ...(format !== undefined && { content_type: format }),
    ...(file.filename !== undefined && { filename: file.filename }),
    ...Object.fromEntries(texts),
    ...(metadata !== undefined && { metadata: parseMetadata(metadata) }),
    ...flagsOf(flags, (name) => texts.get(name)),
  };
  return withContent(fields, file.bytes);
}

function formatOf({ mediaType, filename = '' }: MultipartFile): DocumentFormat | undefined {
  return FORMATS.get(mediaType) ?? EXTENSIONS.find(([names]) => names.test(filename))?.[1];
}

async function readDocument(
  request: IncomingMessage,
  format: DocumentFormat,
  facts: DocumentBodyFacts,
): Promise<object> {
  const parameters = parametersOf(request, facts);
  const content = await readFile(request, MAX_FILE_BYTES);
  return { content_type: format, content, ...parameters };
}

/** Reads the parameters that the query may hold when the body is a document. */
function parametersOf(request: IncomingMessage, { query: known, flags }: DocumentBodyFacts): object {
  const query = queryOf(request);
  const names = Object.keys(known);
  assertQuery(query, names);
  const given = names.filter((name) => query.has(name));
  const texts = Object.fromEntries(given.map((name) => [name, onlyOne(query, name)]));
  return { ...texts, ...flagsOf(flags, (name) => texts[name]) };
}

/** The flags that were given as texts. */
function flagsOf(names: readonly string[], textOf: (name: string) => string | undefined): object {
  const given = names.flatMap((name) => {
    const text = textOf(name);
    return text === undefined ? [] : [[name, parseFlag(name, text)] as const];
  });
  return Object.fromEntries(given);
}

function onlyOne(query: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = query.getAll(name);
  if (more.length > 0) throw new ParameterInvalid(name, `${name} is given twice.`);
  assertAcceptable(value);
  return value;
}

function parseFlag(name: string, text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new ParameterInvalid(name, `${name} must be true or false.`);
  return text === 'true';
}

function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(/\?(.*)/s.exec(url)?.[1]);
}

function assertQuery(query: URLSearchParams, known: readonly string[]): void {
  const other = [...query.keys()].find((name) => !known.includes(name));
  if (other !== undefined) throw parameterUnknown(other);
}

function parseMetadata(text: string): object {
  try {
    return parseJson(Buffer.from(text));
  } catch {
    throw new ParameterInvalid('metadata', 'metadata must be the text of a JSON object of strings.');
  }
}

/**
 * Adds the content to the fields. Each form of the body has one name for the content; a field of another name is not the
 * content.
 */
function withContent(fields: object, content: TransferableFile | undefined): object {
  const other = ['content', 'content_base64'].find((name) => name in fields);
  if (other !== undefined) throw parameterUnknown(other);
  return content === undefined ? fields : { ...fields, content };
}
