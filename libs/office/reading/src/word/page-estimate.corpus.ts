import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage } from '@livery/office-package';
import { readTextDocument } from './text-document-reader.ts';

/** The documents of the reference pack, which is not part of the repository. */
const CORPUS = path.resolve(import.meta.dirname, '../../../../../../shared/brand-engine/corpus');

interface Counted {
  /** The number of pages that Word wrote when it laid the document out. */
  readonly pages: number;
  /** The estimated page of the last paragraph; null when the document does not say. */
  readonly estimate: number | null;
}

function counted(file: string): Counted | null {
  try {
    const document = OoxmlPackage.open(readFileSync(file));
    const written = Buffer.from(document.bytes('/docProps/app.xml') ?? []).toString('utf8');
    const pages = Number(/<(?:\w+:)?Pages>\s*(\d+)/.exec(written)?.[1] ?? 0);
    const [body] = readTextDocument(document).stories;
    const last = body?.paragraphs.at(-1);
    return pages === 0 || last === undefined ? null : { pages, estimate: last.flow?.page ?? null };
  } catch {
    return null;
  }
}

describe('the estimate of pages', () => {
  it('is mostly within a page, and null for every document of one page that says so itself and has no break', () => {
    const names = readdirSync(CORPUS, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => /\.(?:docx|dotx|docm)$/.test(name) && !name.startsWith('_'));
    // All of them, also in a sample of the gate: the shares of a fourth of the documents vary too much.
    const all = files.map((name) => counted(path.join(CORPUS, name))).filter((one) => one !== null);
    const single = all.filter(({ pages }) => pages === 1);
    const longer = all.filter(({ pages, estimate }) => pages > 1 && estimate !== null);
    const share = (off: number): number =>
      longer.filter(({ pages, estimate }) => Math.abs(pages - (estimate ?? 0)) <= off).length / longer.length;
    expect(single.length).toBeGreaterThan(400);
    expect(longer.length).toBeGreaterThan(100);
    expect(single.filter(({ estimate }) => estimate === null).length / single.length).toBeGreaterThan(0.95);
    expect(share(0)).toBeGreaterThan(0.55);
    expect(share(1)).toBeGreaterThan(0.75);
    expect(all.length).toBeGreaterThan(single.length + longer.length);
  }, 240_000);
});
