import type { DocumentFormat } from '../document-format.ts';

/** The types of documents by the content type of their main part: the extension, and the media type of the file. */
const TYPES: ReadonlyMap<string, readonly [extension: string, mediaType: string]> = new Map(
  (
    [
      ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', ''],
      ['potx', 'application/vnd.openxmlformats-officedocument.presentationml.template', ''],
      ['ppsx', 'application/vnd.openxmlformats-officedocument.presentationml.slideshow', ''],
      ['pptm', 'application/vnd.ms-powerpoint.presentation.macroenabled', '.12'],
      ['potm', 'application/vnd.ms-powerpoint.template.macroenabled', '.12'],
      ['ppsm', 'application/vnd.ms-powerpoint.slideshow.macroenabled', '.12'],
      ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', ''],
      ['dotx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.template', ''],
      ['docm', 'application/vnd.ms-word.document.macroenabled', '.12'],
      ['dotm', 'application/vnd.ms-word.template.macroenabledtemplate', '.12'],
    ] as const
  ).map(([extension, type, suffix]) => [`${type}.main+xml`, [extension, named(type, suffix)]]),
);

/** The media types of the documents of both families. */
export const DOCUMENT_MEDIA_TYPES: Readonly<Record<DocumentFormat, readonly string[]>> = {
  pptx: mediaTypes('p'),
  docx: mediaTypes('d'),
};

function mediaTypes(initial: 'p' | 'd'): readonly string[] {
  return Array.from(TYPES.values()).flatMap(([extension, mediaType]) =>
    extension.startsWith(initial) ? mediaType : [],
  );
}

/** With the longest end, a name of at most 255 characters. */
const MAX_STEM = 240;
/** The first half of a surrogate pair that was cut. It could neither be stored nor sent. */
const HALF_PAIR_AT_END = /[\ud800-\udbff]$/;

function named(type: string, suffix: string): string {
  return suffix === '' ? type : `${type.replace(/macroenabled(?:template)?$/, 'macroEnabled')}${suffix}`;
}

/**
 * The name and media type of a fixed document: `review.pptx` becomes `review-fixed.pptx`. The extension follows what the file is after the
 * fix, since a document without its macros is of another type.
 */
export function fixedFileName(
  filename: string | null,
  format: DocumentFormat,
  mainContentType: string,
): { readonly filename: string; readonly mediaType: string } {
  const known = TYPES.get(mainContentType.toLowerCase());
  const [extension, mediaType] = known ?? [format, 'application/octet-stream'];
  const stem = (filename ?? 'document').replace(/\.(?:pp[ts]|pot|do[ct])[xm]$/i, '');
  const beginning = stem.slice(0, MAX_STEM).replace(HALF_PAIR_AT_END, '');
  return { filename: `${beginning}-fixed.${extension}`, mediaType };
}
