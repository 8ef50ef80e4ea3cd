import type { AssetType } from './asset-type.ts';

/** Kinds of content that hold others: an Office file is a zip archive, and with a password a compound file. */
export type Container = 'zip' | 'compound' | 'text' | 'xml';

/** A type of file that the library knows. */
export interface MediaType {
  /** In lower case. The first one is the name that the library uses. */
  readonly names: readonly string[];
  readonly extensions: readonly string[];
  readonly type: AssetType;
  /** Types of one family are no contradiction: a template may be called a document. */
  readonly family: string;
  /** What the content of such a file may look like if nobody looks closer. */
  readonly containers?: readonly Container[];
}

const OOXML = 'application/vnd.openxmlformats-officedocument';
const ODF = 'application/vnd.oasis.opendocument';
const OFFICE_FILE = ['zip', 'compound'] as const;
const OLD_TABLE = ['compound', 'text', 'xml'] as const;

type Row = readonly [
  family: string,
  type: AssetType,
  extensions: string,
  names: readonly string[],
  containers?: MediaType['containers'],
];

const ROWS: readonly Row[] = [
  ['png', 'image', 'png apng', ['image/png', 'image/apng', 'image/x-png']],
  ['jpeg', 'image', 'jpg jpeg jpe jfif', ['image/jpeg', 'image/jpg', 'image/pjpeg']],
  ['gif', 'image', 'gif', ['image/gif']],
  ['webp', 'image', 'webp', ['image/webp']],
  ['svg', 'icon', 'svg', ['image/svg+xml'], ['xml']],
  ['bmp', 'image', 'bmp', ['image/bmp', 'image/x-ms-bmp']],
  ['tiff', 'image', 'tif tiff', ['image/tiff']],
  [
    'heif',
    'image',
    'heic heif avif',
    ['image/heic', 'image/heif', 'image/avif', 'image/heic-sequence', 'image/heif-sequence'],
  ],
  ['ico', 'image', 'ico', ['image/x-icon', 'image/vnd.microsoft.icon']],
  ['photoshop', 'image', 'psd', ['image/vnd.adobe.photoshop', 'application/x-photoshop']],
  ['pdf', 'document', 'pdf', ['application/pdf', 'application/x-pdf']],
  ['rtf', 'document', 'rtf', ['application/rtf', 'text/rtf'], ['text']],
  ['word', 'document', 'docx', [`${OOXML}.wordprocessingml.document`], OFFICE_FILE],
  ['word', 'document', 'docm', ['application/vnd.ms-word.document.macroenabled.12'], OFFICE_FILE],
  ['word', 'template', 'dotx', [`${OOXML}.wordprocessingml.template`], OFFICE_FILE],
  ['word', 'template', 'dotm', ['application/vnd.ms-word.template.macroenabled.12'], OFFICE_FILE],
  ['word-97', 'document', 'doc', ['application/msword'], OLD_TABLE],
  ['powerpoint', 'presentation', 'pptx', [`${OOXML}.presentationml.presentation`], OFFICE_FILE],
  ['powerpoint', 'presentation', 'pptm', ['application/vnd.ms-powerpoint.presentation.macroenabled.12'], OFFICE_FILE],
  ['powerpoint', 'presentation', 'ppsx', [`${OOXML}.presentationml.slideshow`], OFFICE_FILE],
  ['powerpoint', 'presentation', 'ppsm', ['application/vnd.ms-powerpoint.slideshow.macroenabled.12'], OFFICE_FILE],
  ['powerpoint', 'template', 'potx', [`${OOXML}.presentationml.template`], OFFICE_FILE],
  ['powerpoint', 'template', 'potm', ['application/vnd.ms-powerpoint.template.macroenabled.12'], OFFICE_FILE],
  ['powerpoint-97', 'presentation', 'ppt pps', ['application/vnd.ms-powerpoint'], ['compound']],
  ['excel', 'document', 'xlsx', [`${OOXML}.spreadsheetml.sheet`], OFFICE_FILE],
  ['excel', 'document', 'xlsm', ['application/vnd.ms-excel.sheet.macroenabled.12'], OFFICE_FILE],
  ['excel', 'document', 'xlsb', ['application/vnd.ms-excel.sheet.binary.macroenabled.12'], OFFICE_FILE],
  ['excel', 'template', 'xltx', [`${OOXML}.spreadsheetml.template`], OFFICE_FILE],
  ['excel', 'template', 'xltm', ['application/vnd.ms-excel.template.macroenabled.12'], OFFICE_FILE],
  // Browsers on Windows call a CSV file so, and many programs write HTML or text into .xls files.
  ['excel-97', 'document', 'xls', ['application/vnd.ms-excel'], OLD_TABLE],
  ['odt', 'document', 'odt', [`${ODF}.text`], ['zip']],
  ['odt', 'template', 'ott', [`${ODF}.text-template`], ['zip']],
  ['ods', 'document', 'ods', [`${ODF}.spreadsheet`], ['zip']],
  ['ods', 'template', 'ots', [`${ODF}.spreadsheet-template`], ['zip']],
  ['odp', 'presentation', 'odp', [`${ODF}.presentation`], ['zip']],
  ['odp', 'template', 'otp', [`${ODF}.presentation-template`], ['zip']],
  ['epub', 'document', 'epub', ['application/epub+zip'], ['zip']],
  ['zip', 'other', 'zip', ['application/zip', 'application/x-zip-compressed']],
  ['compound', 'other', '', ['application/x-cfb']],
  ['text', 'document', 'txt log', ['text/plain']],
  ['text', 'document', 'csv tsv', ['text/csv', 'text/tab-separated-values', 'application/csv']],
  ['text', 'document', 'md markdown', ['text/markdown', 'text/x-markdown']],
  ['text', 'other', 'json', ['application/json', 'text/json']],
  ['text', 'other', 'css', ['text/css']],
  ['html', 'other', 'html htm', ['text/html', 'application/xhtml+xml'], ['text', 'xml']],
  ['xml', 'other', 'xml', ['application/xml', 'text/xml'], ['text']],
  [
    'sfnt',
    'font',
    'ttf otf ttc otc',
    ['font/ttf', 'font/otf', 'font/collection', 'font/sfnt', 'application/x-font-ttf', 'application/x-font-otf'],
  ],
  ['woff', 'font', 'woff', ['font/woff', 'application/font-woff']],
  ['woff2', 'font', 'woff2', ['font/woff2']],
  ['eot', 'font', 'eot', ['application/vnd.ms-fontobject']],
  [
    'iso-media',
    'video',
    'mp4 m4v mov qt 3gp 3g2',
    ['video/mp4', 'video/quicktime', 'video/x-m4v', 'video/3gpp', 'video/3gpp2'],
  ],
  ['matroska', 'video', 'webm mkv', ['video/webm', 'video/matroska', 'video/x-matroska']],
  ['avi', 'video', 'avi', ['video/vnd.avi', 'video/x-msvideo']],
  ['mpeg', 'video', 'mpg mpeg', ['video/mpeg', 'video/mp1s', 'video/mp2p']],
  ['ogg-video', 'video', 'ogv', ['video/ogg']],
];

const MEDIA_TYPES: readonly MediaType[] = ROWS.map(([family, type, extensions, names, containers]) => ({
  family,
  type,
  names,
  extensions: extensions.split(' ').filter((extension) => extension !== ''),
  ...(containers && { containers }),
}));
const BY_NAME = new Map(MEDIA_TYPES.flatMap((one) => one.names.map((name) => [name, one])));
const BY_EXTENSION = new Map(MEDIA_TYPES.flatMap((one) => one.extensions.map((extension) => [extension, one])));

/** The type with this name, in lower case and without parameters; undefined when the library knows none. */
export function mediaTypeNamed(name: string): MediaType | undefined {
  return BY_NAME.get(name);
}

/** The type of files that are called so; undefined when the library knows none. */
export function mediaTypeOfFilename(filename: string): MediaType | undefined {
  return BY_EXTENSION.get(/\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '');
}

/** What the library calls a file of this media type. */
export function assetTypeOf(name: string): AssetType {
  const known = mediaTypeNamed(name)?.type;
  if (known !== undefined) return known;
  const [kind] = name.split('/');
  return kind === 'image' || kind === 'video' || kind === 'font' ? kind : 'other';
}

/** Whether content of this type is a PowerPoint file of the present format, whose slides can be read. */
export function isPresentation(name: string): boolean {
  return mediaTypeNamed(name)?.family === 'powerpoint';
}
