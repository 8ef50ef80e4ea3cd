import { type BodyReader, uploadBody } from '@livery/http';
import type { JsonSchema } from '@livery/kernel';

const MAX_UPLOAD_BYTES = 209_715_200;
/** For sentences. */
export const MAX_UPLOAD_SIZE = '200 MiB';

/** Values of forms that are JSON, for errors. */
const EXAMPLES = { tags: '["harbour"]', metadata: '{"team":"design"}', gradient_angle: '45' } as const;

/** The schema of the file in a form. */
export const filePartSchema = {
  type: 'string',
  contentMediaType: 'application/octet-stream',
  description: `The file, of at most ${MAX_UPLOAD_SIZE}.`,
} as const;

/** Reads a form with one file and texts. */
export function uploadForm(form: JsonSchema): BodyReader {
  return uploadBody({ form, maxFileBytes: MAX_UPLOAD_BYTES });
}

/**
 * Reads a form with one file and texts, or JSON that names a file which was uploaded before.
 * @param parsed the texts of the form that are JSON
 */
export function uploadFormOrJson(form: JsonSchema, parsed: readonly (keyof typeof EXAMPLES)[] = []): BodyReader {
  const examples = Object.fromEntries(parsed.map((name) => [name, EXAMPLES[name]]));
  return uploadBody({ form, maxFileBytes: MAX_UPLOAD_BYTES, acceptsJson: true, parsed: examples });
}
