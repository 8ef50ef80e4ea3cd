import { readFile, stat } from 'node:fs/promises';
import {
  applyLearntGuideline,
  diffGuidelines,
  type DocumentFormat,
  type Guideline,
  type GuidelineDiff,
  type LearntGuideline,
} from '@livery/brand-governance-domain';
import {
  INSPECTION_LIMITS,
  INSPECTOR_ENTRY,
  PiscinaDocumentInspector,
} from '@livery/brand-governance-infrastructure/offline';
import { TransferableFile } from '@livery/file-transfer';
import { MAX_FILE_BYTES } from '@livery/office-package';
import { CommandLineEnd } from '../command-line.ts';
import { onceCapacity } from '../once-capacity.ts';
import { unreadable } from '../system-error.ts';

const TEXT_DOCUMENT = /\.(?:docx|dotx|docm|dotm)$/i;

/** What was learnt from a file. */
export interface FileLearning {
  readonly file: string;
  readonly format: DocumentFormat;
  readonly contentSha256: string;
  readonly learnt: LearntGuideline;
  /** The guideline that the user has with what was learnt applied to it, or only what was learnt if the user named none. */
  readonly result: Guideline;
  /** What it changes in the guideline that the user has; null if the user named none. */
  readonly diff: GuidelineDiff | null;
}

/** Why nothing was learnt from a file. */
export interface RefusedFile {
  readonly refusal: { readonly code: string; readonly message: string };
}

/** Learns from one file in a thread, which has a deadline and a limited heap. @throws CommandLineEnd if there is no such file */
export async function learnFromFile(file: string, present: Guideline | null): Promise<FileLearning | RefusedFile> {
  const bytes = await readTemplate(file);
  if (bytes === null) return { refusal: { code: 'file_too_large', message: 'The file is too large.' } };
  const format = TEXT_DOCUMENT.test(file) ? 'docx' : 'pptx';
  const inspector = new PiscinaDocumentInspector({
    ...INSPECTION_LIMITS,
    entry: INSPECTOR_ENTRY,
    threads: 1,
    queueLength: 1,
  });
  try {
    const at = new Date();
    const template = () => ({ bytes: TransferableFile.of(bytes), format }) as const;
    const learning = await onceCapacity(() => inspector.templateReader.learn(template(), at));
    if (learning.outcome === 'refused') return { refusal: learning.refusal };
    const { learnt, contentSha256 } = learning;
    const next = present && applyLearntGuideline(present, learnt.guideline, at);
    const diff = present && next && diffGuidelines(present, next);
    return { file, format, contentSha256, learnt, result: next ?? learnt.guideline, diff };
  } finally {
    await inspector.close();
  }
}

/** The bytes of a file; null if it is too large. */
async function readTemplate(file: string): Promise<Uint8Array | null> {
  try {
    const facts = await stat(file);
    if (!facts.isFile()) throw new Error('It is no regular file.');
    return facts.size > MAX_FILE_BYTES ? null : await readFile(file);
  } catch (error) {
    throw new CommandLineEnd(unreadable(file, error), 2);
  }
}
