const OOXML = 'application/vnd.openxmlformats-officedocument';

/** The pictures of which smaller ones are made. */
const PICTURES: ReadonlySet<string> = new Set([
  'image/png',
  'image/apng',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/tiff',
  'image/avif',
  'image/svg+xml',
]);

const PRESENTATIONS: ReadonlySet<string> = new Set([
  `${OOXML}.presentationml.presentation`,
  `${OOXML}.presentationml.slideshow`,
  `${OOXML}.presentationml.template`,
  'application/vnd.ms-powerpoint.presentation.macroenabled.12',
  'application/vnd.ms-powerpoint.slideshow.macroenabled.12',
  'application/vnd.ms-powerpoint.template.macroenabled.12',
]);

const TEXT_DOCUMENTS: ReadonlySet<string> = new Set([
  `${OOXML}.wordprocessingml.document`,
  `${OOXML}.wordprocessingml.template`,
  'application/vnd.ms-word.document.macroenabled.12',
  'application/vnd.ms-word.template.macroenabled.12',
]);

/** What has to be done to show content as a picture. */
export type Renderable = 'picture' | 'presentation' | 'text_document' | 'pdf';

/** How content of a media type is rendered; null if it never is. */
export function renderableOf(mediaType: string): Renderable | null {
  if (PICTURES.has(mediaType)) return 'picture';
  if (PRESENTATIONS.has(mediaType)) return 'presentation';
  if (TEXT_DOCUMENTS.has(mediaType)) return 'text_document';
  return mediaType === 'application/pdf' ? 'pdf' : null;
}
