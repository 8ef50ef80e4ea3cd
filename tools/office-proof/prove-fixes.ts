import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ExaminationRoom } from './examination-room.ts';
import { fixableDocuments } from './fixes/fixable-documents.ts';
import { type FixRow, fixProofPage } from './fixes/fix-proof-page.ts';
import { proveFix } from './fixes/fix-proof.ts';

const PAGE = path.resolve(import.meta.dirname, '../../docs/fix-office-proof.md');

/**
 * `npm run test:office -- --all` fixes every document of the reference pack and compares it with its source, and writes the results to
 * `docs/fix-office-proof.md`. `node tools/office-proof/prove-fixes.ts --one-of=5` does the same for each fifth document;
 * `node tools/office-proof/prove-fixes.ts <document> …` only prints the results for some.
 */
const parameters = process.argv.slice(2);
const oneOf = Number(/--one-of=(\d+)/.exec(parameters.join(' '))?.[1] ?? 1);
const chosen = parameters.filter((parameter) => !parameter.startsWith('--'));
const names = chosen.length > 0 ? chosen : (await fixableDocuments()).filter((_, index) => index % oneOf === 0);
const room = await ExaminationRoom.open();
const rows: FixRow[] = [];
try {
  for (const name of names) {
    const row = await rowOf(name);
    rows.push(row);
    console.log([`${name}: ${row.changes} changes, ${row.compared} of ${row.pages}`, ...row.findings].join('\n  '));
  }
} finally {
  await room.close();
}
if (chosen.length === 0) await writeFile(PAGE, fixProofPage(rows, oneOf));
if (rows.some(({ findings }) => findings.length > 0)) process.exitCode = 1;

async function rowOf(name: string): Promise<FixRow> {
  try {
    const proof = await proveFix(room, name);
    return { name, ...(proof ?? { pages: 0, compared: 0, changes: 0, findings: [] }), isRefused: proof === null };
  } catch (error) {
    return { name, pages: 0, compared: 0, changes: 0, findings: [String(error)], isRefused: false };
  }
}
