import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const GUIDES = path.resolve(import.meta.dirname, '../../docs/guides');
/** What the quick start says: in the other guides `livery` is its client. */
const CLIENT = `import os

from livery import Livery

livery = Livery(base_url=os.environ["LIVERY"], credential=os.environ["KEY"])
`;

/** A program of a guide that uses the Python library. */
export interface GuideProgram {
  /** The guide and the number of the block: `paging-1`. */
  readonly name: string;
  readonly code: string;
}

/** The programs of all guides, in the order of their names. */
export async function guidePrograms(): Promise<readonly GuideProgram[]> {
  const files = (await Array.fromAsync(glob('*.md', { cwd: GUIDES }))).sort();
  const programs = await Promise.all(files.map((file) => programsOf(path.basename(file, '.md'))));
  return programs.flat();
}

async function programsOf(guide: string): Promise<readonly GuideProgram[]> {
  const markdown = await readFile(path.join(GUIDES, `${guide}.md`), 'utf8');
  const blocks = Array.from(markdown.matchAll(/^```python\n([^]*?)^```$/gm), ([, block = '']) => block);
  const using = blocks.filter((block) => /\blivery\.\w|from livery import/.test(block));
  return using.map((block, index) => {
    const usesClient = /\blivery\.\w/.test(block);
    const hasClient = /\bLivery\(/.test(block);
    return { name: `${guide}-${index + 1}`, code: usesClient && !hasClient ? CLIENT + block : block };
  });
}
