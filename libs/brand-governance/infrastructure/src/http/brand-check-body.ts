import { DOCUMENT_FORMATS } from '@livery/brand-governance-domain';
import type { BodyReader } from '@livery/http';
import { documentBody, FILENAME_SCHEMA, ONLY_RAW } from './document-body.ts';
import { DOCUMENT_NAME } from './document-name.ts';

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

/** The body of POST /brand_checks. */
export const brandCheckBody: BodyReader = documentBody({
  title: 'BrandCheckForm',
  flags: ['keep'],
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
  fields: {
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
});
