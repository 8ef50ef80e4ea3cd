import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PackageRefused } from '@livery/office-package';
import { corpusDecks, corpusFile } from './corpus.ts';
import { ExaminationRoom } from './examination-room.ts';
import { type DeckRow, slideProofPage } from './slide-proof-page.ts';
import { proveSplit } from './split-proof.ts';

const PAGE = path.resolve(import.meta.dirname, '../../docs/slide-proof.md');
const LANES = 2;

/**
 * `npm run test:office -- --all` splits every deck of the reference pack and merges it again, and writes the results to
 * `docs/slide-proof.md`. `node tools/office-proof/prove-all.ts <deck> …` does the same for some decks, and only prints the results.
 */
const chosen = process.argv.slice(2);
const decks = chosen.length > 0 ? chosen : await corpusDecks();
const waiting = [...decks];
const rows: DeckRow[] = [];
await Promise.all(Array.from({ length: LANES }, prove));
rows.sort((one, other) => (one.deck < other.deck ? -1 : 1));
if (chosen.length === 0) await writeFile(PAGE, slideProofPage(rows));
const failed = rows.filter(({ findings }) => findings.length > 0).length;
console.log(`${rows.length - failed} decks without findings, ${failed} with`);
if (failed > 0) process.exitCode = 1;

async function prove(): Promise<void> {
  const room = await ExaminationRoom.open();
  try {
    for (let deck = waiting.shift(); deck !== undefined; deck = waiting.shift()) {
      const started = performance.now();
      const row = await rowOf(room, deck);
      rows.push(row);
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      console.log([`${deck}: ${row.slides} slides, ${seconds} s`, ...row.findings].join('\n  '));
    }
  } finally {
    await room.close();
  }
}

async function rowOf(room: ExaminationRoom, deck: string): Promise<DeckRow> {
  try {
    return { deck, ...(await proveSplit(room, await corpusFile(deck))) };
  } catch (error) {
    const reason = error instanceof PackageRefused ? `refused: ${error.code}, ${error.message}` : String(error);
    return { deck, slides: 0, compared: 0, findings: [reason] };
  }
}
