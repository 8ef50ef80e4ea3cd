import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CLEAN_DECK } from '@livery/brand-governance-testing';
import { samplePresentation } from '@livery/office-testing';
import { listOf, membersOf } from '../../office-proof/json.ts';
import { RecipeFolder } from './recipe-folder.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../../../samples');
/** Rules on words and slides that only the sample deck is meant to have. */
const OF_THE_SAMPLE = /^(?:required|term|footer)\./;

export const ON_BRAND = samplePresentation(CLEAN_DECK);
export const OFF_BRAND = await readFile(path.join(SAMPLES, 'brand-faults.pptx'));

/** A git repository as the guide describes it: the package and the guideline in `brand/`, and two decks on brand in `decks/`. */
export async function openBrandRepository(tarball: string, programs: readonly string[]): Promise<RecipeFolder> {
  const folder = await RecipeFolder.open(programs);
  await folder.copy(tarball, `brand/${path.basename(tarball)}`);
  await folder.write('brand/guideline.json', await guideline());
  await folder.write('decks/deck.pptx', ON_BRAND);
  await folder.write('decks/other.pptx', ON_BRAND);
  await folder.run('git init --quiet');
  return folder;
}

async function guideline(): Promise<string> {
  const sample = membersOf(JSON.parse(await readFile(path.join(SAMPLES, 'northwind-guideline.json'), 'utf8')));
  const rules = listOf(sample.get('rules')).filter((rule) => !OF_THE_SAMPLE.test(String(membersOf(rule).get('type'))));
  return JSON.stringify({ ...Object.fromEntries(sample), rules });
}
