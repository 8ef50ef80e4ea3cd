import { readFile } from 'node:fs/promises';
import path from 'node:path';

const GUIDE = path.resolve(import.meta.dirname, '../../../docs/guides/command-line.md');

/** @returns the blocks of code in a section of the guide, in their order @throws Error if there are none */
export async function recipesOf(section: string, language: 'sh' | 'yaml'): Promise<readonly string[]> {
  const [, text = ''] = (await readFile(GUIDE, 'utf8')).split(`\n## ${section}\n`);
  const blocks = (text.split('\n## ')[0] ?? '').matchAll(/^```(\w+)\n([^]*?)^```$/gm);
  const code = Array.from(blocks).flatMap(([, of, block = '']) => (of === language ? [block] : []));
  if (code.length === 0) throw new Error(`The guide has no ${language} in ${JSON.stringify(section)}.`);
  return code;
}
