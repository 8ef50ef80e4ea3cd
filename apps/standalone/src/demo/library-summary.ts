import type { LibraryAssetResource } from '@livery/content-contracts';
import { sampleSet, sampleSlides } from './compose-sample-set.ts';
import type { LiveryClient } from './livery-client.ts';
import { SAMPLE_CHANNEL } from './deploy-sample-assets.ts';
import { SAMPLE_FOLDER, WORD_IN_DECK } from './sample-assets.ts';
import { sampleFolder } from './sample-folder.ts';
import { table } from './table.ts';

const HEADINGS = ['TYPE', 'NAME', 'TAGS', 'FOLDER', 'ID'];
const PAUSE_MS = 100;

/**
 * What the library holds, and what a search for a word on a slide finds.
 * @param patience how long to wait until the worker has read the text of the deck, in milliseconds
 */
export async function librarySummary(client: LiveryClient, patience: number): Promise<readonly string[]> {
  const folder = await sampleFolder(client, SAMPLE_FOLDER);
  const assets = await client.list<LibraryAssetResource>(`/library_assets?folder=${folder}`);
  if (assets.length === 0) return [];
  const rows = assets.map(({ type, name, tags, folder, id }) => [type, name, tags.join(', '), folder?.name ?? '', id]);
  const found = await foundByText(client, folder, patience);
  const sentence = found.map(({ name }) => `  A search for "${WORD_IN_DECK}" finds "${name}" by the text of a slide.`);
  return [
    `  The folder "${SAMPLE_FOLDER}" of the library holds ${assets.length} assets:\n\n${table([HEADINGS, ...rows])}`,
    ...sentence,
    ...(await setSentences(client)),
  ];
}

/** Says into how many slides the deck was split, which set was composed of them, and to which channel it is deployed. */
async function setSentences(client: LiveryClient): Promise<readonly string[]> {
  const set = await sampleSet(client);
  if (set === null) return [];
  const slides = await sampleSlides(client);
  return [
    `  The deck is split into ${slides.length} slides. The set "${set.name}" (${set.id}) is a deck of ${set.slide_count} of them, deployed to the channel "${SAMPLE_CHANNEL}".`,
  ];
}

async function foundByText(
  client: LiveryClient,
  folder: string,
  patience: number,
): Promise<readonly LibraryAssetResource[]> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await client.list<LibraryAssetResource>(
      `/library_assets?q=${WORD_IN_DECK}&type=presentation&folder=${folder}`,
    );
    if (found.length > 0 || Date.now() >= deadline) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
