import { OfficeParser, OfficeWarningType, type SupportedFileType } from 'officeparser';
import { cleanedText, startOf } from './cleaned-text.ts';

/** What is asked of a child: the type of the bytes that come with it, and how many characters of text are wanted. */
export interface ReadTextTask {
  readonly fileType: SupportedFileType;
  readonly maxCharacters: number;
}

/** The answer of a child. */
export interface ReadTextAnswer {
  readonly text: string;
  readonly title: string | null;
  readonly isCut: boolean;
}

const MAX_TITLE = 500;
/** The base of the pieces of text in a PDF. Past it the rest is not read, which a warning says. */
const MAX_PDF_ITEMS = 200_000;
const INFLATED_BYTES = 268_435_456;

/** Reads the text of a document in a child process. @throws Error for every document that officeparser does not read */
export async function run(task: unknown, input: Buffer): Promise<ReadTextAnswer> {
  if (!isReadTextTask(task)) throw new TypeError('This is no task for reading text.');
  const document = await OfficeParser.parseOffice(input, {
    fileType: task.fileType,
    ocr: false,
    extractAttachments: false,
    includeRawContent: false,
    ignorePageGeometry: true,
    // This process is disposable itself. A process below it would survive it as a zombie (measured).
    pdfParserConfig: {
      separateProcess: false,
      maxTextItems: MAX_PDF_ITEMS,
      headingDetection: 'off',
      extractTextColor: false,
    },
    decompressionLimits: { maxUncompressedBytes: INFLATED_BYTES, maxZipEntries: 10_000 },
  });
  const { value } = await document.to('text', { textConfig: { preserveLayout: false } });
  const text = cleanedText(typeof value === 'string' ? value : '');
  const title = cleanedText(document.metadata.title ?? '').trim();
  return {
    text: startOf(text, task.maxCharacters),
    title: title === '' ? null : startOf(title, MAX_TITLE),
    isCut:
      text.length > task.maxCharacters ||
      document.warnings.some(({ code }) => code === OfficeWarningType.PDF_CONTENT_LIMIT_EXCEEDED),
  };
}

function isReadTextTask(task: unknown): task is ReadTextTask {
  return typeof task === 'object' && task !== null && 'fileType' in task && 'maxCharacters' in task;
}
