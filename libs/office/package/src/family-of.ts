/** The kinds of Office documents by what their main part is. */
export type Family = 'presentation' | 'document' | 'other';

const PRESENTATION =
  /^application\/vnd\.(?:openxmlformats-officedocument\.presentationml|ms-powerpoint)\.(?:presentation|template|slideshow)\.(?:macroenabled\.)?main\+xml$/;
const DOCUMENT =
  /^application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml|ms-word)\.(?:document|template)\.(?:macroenabled(?:template)?\.)?main\+xml$/;

/** The family of a main part by its content type. Templates, slide shows and files with macros belong to the family of the plain type. */
export function familyOf(contentType: string): Family {
  const type = contentType.toLowerCase();
  if (PRESENTATION.test(type)) return 'presentation';
  return DOCUMENT.test(type) ? 'document' : 'other';
}
