import { readFile } from 'node:fs/promises';
import type { PptSetResource, SlideAssetResource } from '@livery/content-contracts';
import type { LiveryClient } from './livery-client.ts';
import { sampleFolder } from './sample-folder.ts';
import { textMember } from './text-member.ts';

const DECK = 'brand-faults.pptx';
const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
/** The folder of the slides of the demo and of their set. */
const SLIDES_FOLDER = 'Autumn launch slides';
const SET = { name: 'Autumn pitch', description: 'Two slides of the autumn launch', kind: 'deck' };
/** The set contains this number of slides of the deck. */
const SET_SIZE = 2;
const SPLIT_TIMEOUT_MS = 20_000;
const PAUSE_MS = 100;
const ENDED: ReadonlySet<string> = new Set(['completed', 'failed', 'cancelled']);

/**
 * Splits the sample deck into slides and composes a set of the first ones, through the public API. Repeating it changes nothing. If the
 * split takes too long, there is no set until the next start.
 */
export async function composeSampleSet(client: LiveryClient): Promise<void> {
  if ((await sampleSet(client)) !== null) return;
  const folder = await sampleFolder(client, SLIDES_FOLDER);
  const slides = (await slidesIn(client, folder)) ?? (await split(client, folder));
  if (slides.length === 0) return;
  const members = slides.slice(0, SET_SIZE).map(({ id }) => ({ slide_asset: id }));
  await client.send('POST', '/ppt_sets', { ...SET, folder, slides: members });
}

/** The set of the demo; null if there is none. */
export async function sampleSet(client: LiveryClient): Promise<PptSetResource | null> {
  const sets = await client.list<PptSetResource>('/ppt_sets?limit=200');
  return sets.find(({ name, description }) => name === SET.name && description === SET.description) ?? null;
}

/** The slides of the demo in the order of the deck. */
export async function sampleSlides(client: LiveryClient): Promise<readonly SlideAssetResource[]> {
  return (await slidesIn(client, await sampleFolder(client, SLIDES_FOLDER))) ?? [];
}

async function split(client: LiveryClient, folder: string): Promise<readonly SlideAssetResource[]> {
  const content = await readFile(new URL(`../../../../samples/${DECK}`, import.meta.url));
  const form = new FormData();
  form.set('file', new File([content], DECK, { type: MEDIA_TYPE }));
  const file = textMember(await client.send('POST', '/files', form), 'id');
  const job = textMember(await client.send('POST', '/slide_assets/split', { file, folder }), 'id');
  for (const deadline = Date.now() + SPLIT_TIMEOUT_MS; Date.now() < deadline;) {
    if (ENDED.has(textMember(await client.send('GET', `/jobs/${job}`), 'status'))) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return (await slidesIn(client, folder)) ?? [];
}

/** The slides of the demo in the order of the deck; null if there are none. */
async function slidesIn(client: LiveryClient, folder: string): Promise<readonly SlideAssetResource[] | null> {
  const slides = await client.list<SlideAssetResource>(`/slide_assets?folder=${folder}&limit=100`);
  return slides.length === 0 ? null : slides.toSorted((one, other) => one.slide_index - other.slide_index);
}
