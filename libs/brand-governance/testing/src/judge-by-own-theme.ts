import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  DEFAULT_PALETTE_SETTINGS,
  defineBrandPalette,
  defineBrandRule,
  defineFont,
  type DocumentFormat,
  type Guideline,
} from '@livery/brand-governance-domain';
import { inspectDocument } from '@livery/brand-governance-infrastructure';
import { sampleOf } from '@livery/office-testing';

/** The reference pack lies beside the checkout and is no part of it. */
const CORPUS = path.resolve(import.meta.dirname, '../../../../../shared/brand-engine/corpus');
/** A sample of the gate is one of so many documents. */
export const SAMPLE_ONE_OF = 4;
const at = new Date(0);
const id = '00000000-0000-7000-8000-00000000000a';

/** What the theme of a document holds, found by a search for text that uses nothing of the engine. */
export interface OwnTheme {
  readonly themeColors: ReadonlySet<string>;
  readonly themeFonts: ReadonlySet<string>;
}

export interface CleanDocuments<Written extends OwnTheme> {
  readonly format: DocumentFormat;
  readonly names: RegExp;
  /** What the XML of a document says. @throws when the document cannot be read */
  readonly written: (bytes: Uint8Array) => Written;
  readonly isClean: (written: Written) => boolean;
}

/** The findings on colours and fonts in the clean documents of the corpus. Each is judged by a guideline that is made of its own theme. */
export function judgeByOwnTheme<Written extends OwnTheme>(documents: CleanDocuments<Written>) {
  const findings: string[] = [];
  let judged = 0;
  for (const file of sampleOf(filesBelow(CORPUS, documents.names), SAMPLE_ONE_OF)) {
    const bytes = readFileSync(file);
    const written = readable(bytes, documents.written);
    if (written === undefined || !documents.isClean(written)) continue;
    const verdict = inspectDocument({ bytes, format: documents.format }, ownGuideline(written));
    if (verdict.outcome !== 'judged') continue;
    judged += 1;
    for (const { type, detail, locations } of verdict.findings) {
      if (/^(color|font)/.test(type)) findings.push(`${path.basename(file)}: ${locations[0] ?? ''}: ${detail}`);
    }
  }
  return { findings, judged };
}

/** The first group of every match. */
export function found(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(pattern), ([, value = '']) => value));
}

function filesBelow(folder: string, names: RegExp): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('_'));
  return entries.flatMap((entry) => {
    const own = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(own, names);
    return names.test(entry.name) ? [own] : [];
  });
}

/** A guideline that approves the colours and fonts of this theme. */
function ownGuideline({ themeColors, themeFonts }: OwnTheme): Guideline {
  const colors = [...themeColors].slice(0, 100).map((hex) => ({ hex: `#${hex}` }));
  return {
    rules: ['color.off_palette', 'font.unapproved'].map((type) => defineBrandRule({ type }, { id, at })),
    settings: DEFAULT_PALETTE_SETTINGS,
    palettes: [defineBrandPalette({ name: 'Own', colors }, { id, at, newId: () => id })],
    fonts: [...themeFonts].map((name) => defineFont({ name }, { id, at })),
  };
}

function readable<Written>(bytes: Uint8Array, written: (bytes: Uint8Array) => Written): Written | undefined {
  try {
    return written(bytes);
  } catch {
    return undefined;
  }
}
