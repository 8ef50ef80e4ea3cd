export const DOCUMENT_FORMATS = ['pptx', 'docx'] as const;

/** The two families of documents; templates, shows and macro-enabled files belong to their family. */
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

export function isDocumentFormat(value: string): value is DocumentFormat {
  return DOCUMENT_FORMATS.some((format) => format === value);
}
