import { createRequire } from 'node:module';
import path from 'node:path';
import { type ExtractedText, TextExtractor } from '@livery/content-application';
import { ChildPool } from '@livery/process';
import { type Metrics, NO_TELEMETRY } from '@livery/telemetry';
import { OFFICE_FILE_TYPES, TEXT_TYPES } from './office-file-types.ts';
import { readPlainText } from './read-plain-text.ts';
import type { ReadTextTask } from './read-text.ts';
import { TextExtractionInstruments } from './text-extraction-instruments.ts';

export interface TextExtractorOptions {
  /** The number of child processes, and so of files at a time. */
  readonly children: number;
  /** How many files may wait for a child. */
  readonly queueLength: number;
  /** For how many milliseconds one file may have a processor. By the wall clock it may take up to three times as long. */
  readonly deadlineMs: number;
  /** The size of the old generation of a child in MB. */
  readonly heapMb: number;
  /** Resident memory of a child in MB, with the bytes of the file. */
  readonly memoryMb: number;
  /** How many files a child reads before a new one takes its place. */
  readonly filesPerChild: number;
  readonly metrics?: Metrics;
  /** Is called once for each protection that this machine lacks. */
  readonly onMissingWall?: (what: string) => void;
}

/** A file whose media type was found out from its content. */
interface ReadableFile {
  readonly path: string;
  readonly size: number;
  readonly mediaType: string;
}

const MAX_CHARACTERS = 1_000_000;
/** JSON writes a character with at most six bytes. */
const MAX_ANSWER_BYTES = 6 * MAX_CHARACTERS + 10_000;
/** A machine that is busy with other work does not make a file unreadable. */
const WALL_OVER_PROCESSOR = 3;
/** The module of the children lies beside this one, as source or as build output. */
const MODULE = new URL(`./read-text${path.extname(import.meta.url)}`, import.meta.url);

/** Reads the text of Office files and PDF with officeparser, in child processes that can be killed, and of text files itself. */
export class OfficeparserTextExtractor extends TextExtractor {
  private readonly pool: ChildPool;

  constructor({ metrics, ...options }: TextExtractorOptions) {
    super();
    const { children, queueLength, deadlineMs, heapMb, memoryMb, filesPerChild, onMissingWall } = options;
    const instruments = new TextExtractionInstruments(metrics ?? NO_TELEMETRY.metrics, () => this.pool.use);
    this.pool = new ChildPool({
      module: MODULE,
      readable: packageFolders(),
      children,
      queueLength,
      limits: {
        processorMs: deadlineMs,
        wallMs: WALL_OVER_PROCESSOR * deadlineMs,
        heapMb,
        memoryMb,
        answerBytes: MAX_ANSWER_BYTES,
        tasksPerChild: filesPerChild,
      },
      listener: instruments,
      ...(onMissingWall && { onMissingWall }),
    });
  }

  /** @throws ChildPoolUnavailable; the reason of the signal; Error when the file is not there */
  async extract({ path: file, size, mediaType }: ReadableFile, signal?: AbortSignal): Promise<ExtractedText | null> {
    if (TEXT_TYPES.has(mediaType)) return readPlainText(file, MAX_CHARACTERS);
    const fileType = OFFICE_FILE_TYPES.get(mediaType);
    if (fileType === undefined) return null;
    const task: ReadTextTask = { fileType, maxCharacters: MAX_CHARACTERS };
    const outcome = await this.pool.run(task, { path: file, size }, { signal });
    return 'answer' in outcome ? checked(outcome.answer) : null;
  }

  /** Kills the children. Files that are being read are told that the pool is unavailable. */
  async close(): Promise<void> {
    await this.pool.close();
  }
}

/** The folder of the packages, which holds officeparser and what it imports. */
function packageFolders(): readonly string[] {
  const entry = createRequire(import.meta.url).resolve('officeparser');
  return [entry.slice(0, entry.lastIndexOf(`${path.sep}officeparser${path.sep}`))];
}

/** A child that reads hostile files may answer anything. */
function checked(answer: unknown): ExtractedText | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if (!('text' in answer) || !('title' in answer) || !('isCut' in answer)) return null;
  const { text, title, isCut } = answer;
  const isProper = typeof text === 'string' && text.length <= MAX_CHARACTERS && typeof isCut === 'boolean';
  return isProper ? { text, title: typeof title === 'string' ? title : null, isCut } : null;
}
