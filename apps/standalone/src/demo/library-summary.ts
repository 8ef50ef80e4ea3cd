import type { LibraryAssetResource } from '@livery/content-contracts';
import type { LiveryClient } from './livery-client.ts';
import { WORD_IN_DECK } from './sample-assets.ts';
import { table } from './table.ts';

const HEADINGS = ['TYPE', 'NAME', 'TAGS', 'FOLDER', 'ID'];
const PAUSE_MS = 100;

/**
 * What the library holds, and what a search for a word on a slide finds.
 * @param patience how long to wait until the worker has read the text of the deck, in milliseconds
 */
export async function librarySummary(client: LiveryClient, patience: number): Promise<readonly string[]> {
  const assets = await client.list<LibraryAssetResource>('/library_assets');
  if (assets.length === 0) return [];
  const rows = assets.map(({ type, name, tags, folder, id }) => [type, name, tags.join(', '), folder?.name ?? '', id]);
  const found = await foundByText(client, patience);
  const sentence = found.map(({ name }) => `  A search for "${WORD_IN_DECK}" finds "${name}" by the text of a slide.`);
  return [`  The library holds ${assets.length} assets:\n\n${table([HEADINGS, ...rows])}`, ...sentence];
}

async function foundByText(client: LiveryClient, patience: number): Promise<readonly LibraryAssetResource[]> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await client.list<LibraryAssetResource>(`/library_assets?q=${WORD_IN_DECK}&type=presentation`);
    if (found.length > 0 || Date.now() >= deadline) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
