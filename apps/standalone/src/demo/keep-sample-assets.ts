import { readFile } from 'node:fs/promises';
import type { LibraryAssetResource } from '@livery/content-contracts';
import type { LiveryClient } from './livery-client.ts';
import { SAMPLE_ASSETS, SAMPLE_FOLDER, type SampleAsset } from './sample-assets.ts';
import { sampleFolder } from './sample-folder.ts';

/** Puts the sample assets into a folder of the library, through the public API. Repeating it changes nothing. */
export async function keepSampleAssets(client: LiveryClient): Promise<void> {
  const folder = await sampleFolder(client, SAMPLE_FOLDER);
  const present = await client.list<LibraryAssetResource>(`/library_assets?folder=${folder}`);
  const missing = SAMPLE_ASSETS.filter(({ file }) => present.every(({ filename }) => filename !== file));
  for (const sample of missing) await upload(client, sample, folder);
}

async function upload(client: LiveryClient, { file, mediaType, name, tags }: SampleAsset, folder: string) {
  const content = await readFile(new URL(`../../../../samples/${file}`, import.meta.url));
  const form = new FormData();
  form.set('name', name);
  form.set('tags', JSON.stringify(tags));
  form.set('folder', folder);
  form.set('file', new File([content], file, { type: mediaType }));
  await client.send('POST', '/library_assets', form);
}
