import { DOCUMENT_FORMATS } from '@livery/brand-governance-domain';
import type { BodyReader } from '@livery/http';
import { documentBody, FILENAME_SCHEMA, ONLY_RAW } from './document-body.ts';

const APPLY_SCHEMA = { enum: ['true', 'false'], default: 'false' } as const;
export const APPLY_DESCRIPTION = 'Whether the draft is applied at once, as POST /guideline_drafts/{id}/apply does.';

/** The body of POST /guidelines/learn. */
export const learnGuidelineBody: BodyReader = documentBody({
  title: 'LearnGuidelineForm',
  flags: ['apply'],
  query: {
    filename: { ...FILENAME_SCHEMA, description: `The name of the file. ${ONLY_RAW}` },
    apply: { ...APPLY_SCHEMA, description: `${APPLY_DESCRIPTION} ${ONLY_RAW}` },
  },
  fields: {
    content_type: {
      enum: DOCUMENT_FORMATS,
      examples: ['pptx'],
      description:
        'The type of the template. If you leave it out, it follows from the media type or the name of the file.',
    },
    filename: {
      ...FILENAME_SCHEMA,
      examples: ['northwind.potx'],
      description: "The name of the file. If you leave it out, the name in the form's part is used.",
    },
    apply: { ...APPLY_SCHEMA, examples: ['false'], description: APPLY_DESCRIPTION },
  },
});
