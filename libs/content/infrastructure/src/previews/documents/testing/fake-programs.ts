import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { samplePng } from '@livery/office-testing';
import type { DocumentPrograms } from '../find-programs.ts';

/** What scripts of the shell do in the place of the programs. `$OUT` is the file that the program should write. */
export interface FakePrograms {
  readonly soffice?: string;
  readonly pdftoppm?: string;
  readonly pdfinfo?: string;
}

const CONVERTS = 'echo pdf > "$OUT"';
const TEN_PAGES = 'echo "Pages:           10"';

/** Writes programs that behave as LibreOffice and Poppler do, or as they are told. */
export async function fakePrograms(folder: string, scripts: FakePrograms = {}): Promise<DocumentPrograms> {
  const picture = path.join(folder, 'page.png');
  await writeFile(
    picture,
    samplePng(4, 3, () => [255, 0, 0, 255]),
  );
  const { soffice = CONVERTS, pdftoppm = `cp ${picture} "$OUT"`, pdfinfo = TEN_PAGES } = scripts;
  const write = async (name: string, out: string, script: string): Promise<string> => {
    const file = path.join(folder, name);
    await writeFile(file, `#!/bin/bash\nLAST="\${@: -1}"\nOUT="${out}"\n${script}\n`, { mode: 0o755 });
    return file;
  };
  return {
    soffice: await write('soffice', '$(dirname "$LAST")/document.pdf', soffice),
    poppler: {
      pdftoppm: await write('pdftoppm', '$LAST.png', pdftoppm),
      pdfinfo: await write('pdfinfo', '', pdfinfo),
    },
  };
}
