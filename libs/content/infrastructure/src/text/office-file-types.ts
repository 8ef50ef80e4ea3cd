import type { SupportedFileType } from 'officeparser';

const OOXML = 'application/vnd.openxmlformats-officedocument';
const ODF = 'application/vnd.oasis.opendocument';

/** What officeparser calls the types whose text is read. Templates and files with macros are read as the plain type. */
export const OFFICE_FILE_TYPES: ReadonlyMap<string, SupportedFileType> = new Map<string, SupportedFileType>([
  ['application/pdf', 'pdf'],
  [`${OOXML}.wordprocessingml.document`, 'docx'],
  [`${OOXML}.wordprocessingml.template`, 'docx'],
  ['application/vnd.ms-word.document.macroenabled.12', 'docx'],
  ['application/vnd.ms-word.template.macroenabled.12', 'docx'],
  [`${OOXML}.presentationml.presentation`, 'pptx'],
  [`${OOXML}.presentationml.slideshow`, 'pptx'],
  [`${OOXML}.presentationml.template`, 'pptx'],
  ['application/vnd.ms-powerpoint.presentation.macroenabled.12', 'pptx'],
  ['application/vnd.ms-powerpoint.slideshow.macroenabled.12', 'pptx'],
  ['application/vnd.ms-powerpoint.template.macroenabled.12', 'pptx'],
  [`${OOXML}.spreadsheetml.sheet`, 'xlsx'],
  [`${OOXML}.spreadsheetml.template`, 'xlsx'],
  ['application/vnd.ms-excel.sheet.macroenabled.12', 'xlsx'],
  ['application/vnd.ms-excel.template.macroenabled.12', 'xlsx'],
  [`${ODF}.text`, 'odt'],
  [`${ODF}.text-template`, 'odt'],
  [`${ODF}.presentation`, 'odp'],
  [`${ODF}.presentation-template`, 'odp'],
  [`${ODF}.spreadsheet`, 'ods'],
  [`${ODF}.spreadsheet-template`, 'ods'],
]);

/** The types that are text themselves. */
export const TEXT_TYPES: ReadonlySet<string> = new Set([
  'text/plain',
  'text/csv',
  'text/tab-separated-values',
  'text/markdown',
  'application/json',
]);

/** Whether content of a media type can have text that is found. */
export function hasReadableText(mediaType: string): boolean {
  return TEXT_TYPES.has(mediaType) || OFFICE_FILE_TYPES.has(mediaType);
}
