import type { IncomingMessage } from 'node:http';
import {
  DOCUMENT_FORMATS,
  type DocumentFormat,
  ParameterInvalid,
  ParameterMissing,
} from '@livery/brand-governance-domain';
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
import { DOCUMENT_NAME } from './document-name.ts';

/** For sentences. */
export const MAX_FILE_SIZE = `${MAX_FILE_BYTES / 1_048_576} MiB`;
const MAX_REST_BYTES = 1_048_576;
const MAX_BODY_BYTES = 4 * Math.ceil(MAX_FILE_BYTES / 3) + MAX_REST_BYTES;

const FILENAME_SCHEMA = { type: 'string', minLength: 1, maxLength: 255 } as const;
const KEEP_SCHEMA = { enum: ['true', 'false'], default: 'true' } as const;
export const DOCUMENT_DESCRIPTION =
  'Your name for the document, such as its path. Checks with the same name belong together: you can list them, and accept findings for all of them.';
/** The check against which the findings of a new one are counted, as a JSON Schema. */
export const BASELINE = {
  type: 'string',
  pattern: '^brand_check_[0-9A-Za-z]{22}$',
  description:
    'A completed check of a document of the same type. `summary.baseline` then says how many findings are new against it, and how many are fixed.',
} as const;
const QUERY_NAMES = ['filename', 'document', 'baseline', 'keep'];
const ONLY_RAW = 'Send it here only if the body is the document itself.';
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

/**
 * The body of POST /brand_checks (conventions, section 10): JSON with `content_base64`, a form with `file`, or the document
 * itself. Reads as `{content_type, content, filename, metadata, keep}` and what else was sent; only a form may lack
 * `content_type`, which then follows from the media type or the name of its file.
 */
export const brandCheckBody: BodyReader = {
  mediaTypes: ['application/json', FORM, ...FORMATS.keys()],
  mediaTypesInWords: `application/json, ${FORM}, or the document itself under its own media type`,
  limit: MAX_BODY_BYTES,
  tooLargeCode: 'file_too_large',
  // Without an example: tools that fill in examples would send it beside JSON, too, where it is refused.
  query: {
    filename: {
      ...FILENAME_SCHEMA,
      description: 'The name of the file. Send it only if the body is the document itself.',
    },
    keep: {
      ...KEEP_SCHEMA,
      description: 'Whether the document is kept after the check. Send it only if the body is the document itself.',
    },
    document: { ...DOCUMENT_NAME, description: `${DOCUMENT_DESCRIPTION} ${ONLY_RAW}` },
    baseline: { ...BASELINE, description: `${BASELINE.description} ${ONLY_RAW}` },
  },
  contents: {
    [FORM]: {
      title: 'BrandCheckForm',
      type: 'object',
      properties: {
        file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The document.' },
        content_type: {
          enum: DOCUMENT_FORMATS,
          examples: ['pptx'],
          description:
            'The type of the document. If you leave it out, it follows from the media type or the name of the file.',
        },
        filename: {
          ...FILENAME_SCHEMA,
          examples: ['quarterly-review.pptx'],
          description: "The name of the file. If you leave it out, the name in the form's part is used.",
        },
        keep: { ...KEEP_SCHEMA, examples: ['true'], description: 'Whether the document is kept after the check.' },
        document: { ...DOCUMENT_NAME, description: DOCUMENT_DESCRIPTION, examples: ['reviews/quarterly'] },
        baseline: BASELINE,
        metadata: {
          type: 'string',
          description: 'The text of a JSON object of strings.',
          examples: ['{"team":"design"}'],
        },
      },
      required: ['file'],
      additionalProperties: false,
    },
    ...Object.fromEntries([...FORMATS.keys()].map((mediaType) => [mediaType, { contentMediaType: mediaType }])),
  },
  async read(request) {
    const mediaType = mediaTypeOf(request);
    const format = FORMATS.get(mediaType);
    if (format !== undefined) return readDocument(request, format);
    assertQuery(queryOf(request), []);
    return mediaType === FORM ? readForm(request) : readJson(request);
  },
};

async function readJson(request: IncomingMessage): Promise<object> {
  const { fields, file } = await readJsonWithBase64(request, {
    member: 'content_base64',
    maxBodyBytes: MAX_BODY_BYTES,
    maxFileBytes: MAX_FILE_BYTES,
    maxRestBytes: MAX_REST_BYTES,
  });
  return withContent(fields, file);
}

async function readForm(request: IncomingMessage): Promise<object> {
  const { texts, file } = await readMultipart(request, {
    fileField: 'file',
    maxFileBytes: MAX_FILE_BYTES,
    maxTextBytes: MAX_REST_BYTES,
    maxBodyBytes: MAX_BODY_BYTES,
  });
  if (file === undefined) throw new ParameterMissing('file');
  const metadata = texts.get('metadata');
  const keep = texts.get('keep');
  const format = formatOf(file);
  const fields = {
    ...(format !== undefined && { content_type: format }),
    ...(file.filename !== undefined && { filename: file.filename }),
    ...Object.fromEntries(texts),
    ...(metadata !== undefined && { metadata: parseMetadata(metadata) }),
    ...(keep !== undefined && { keep: parseFlag('keep', keep) }),
  };
  return withContent(fields, file.bytes);
}

function formatOf({ mediaType, filename = '' }: MultipartFile): DocumentFormat | undefined {
  return FORMATS.get(mediaType) ?? EXTENSIONS.find(([names]) => names.test(filename))?.[1];
}

async function readDocument(request: IncomingMessage, format: DocumentFormat): Promise<object> {
  const parameters = parametersOf(request);
  const content = await readFile(request, MAX_FILE_BYTES);
  return { content_type: format, content, ...parameters };
}

/** Reads the parameters that the query may hold when the body is a document. */
function parametersOf(request: IncomingMessage): object {
  const query = queryOf(request);
  assertQuery(query, QUERY_NAMES);
  const given = QUERY_NAMES.filter((name) => query.has(name));
  const texts = Object.fromEntries(given.map((name) => [name, onlyOne(query, name)]));
  return { ...texts, ...(texts['keep'] !== undefined && { keep: parseFlag('keep', texts['keep']) }) };
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
