export const DOCUMENT_FORMATS = ['pptx', 'docx'] as const;

/** The two families of documents. Templates, slide shows and files with macros belong to the family of their plain documents. */
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

export function isDocumentFormat(value: string): value is DocumentFormat {
  return DOCUMENT_FORMATS.some((format) => format === value);
}
