import { readFile } from 'node:fs/promises';
import type { LibraryAssetResource, LibraryFolderResource } from '@livery/content-contracts';
import type { LiveryClient } from './livery-client.ts';
import { SAMPLE_ASSETS, SAMPLE_FOLDER, type SampleAsset } from './sample-assets.ts';
import { textMember } from './text-member.ts';

/** Puts the sample assets into a folder of the library, through the public API. Repeating it changes nothing. */
export async function keepSampleAssets(client: LiveryClient): Promise<void> {
  const folder = await sampleFolder(client);
  const present = await client.list<LibraryAssetResource>(`/library_assets?folder=${folder}`);
  const missing = SAMPLE_ASSETS.filter(({ file }) => present.every(({ filename }) => filename !== file));
  for (const sample of missing) await upload(client, sample, folder);
}

async function sampleFolder(client: LiveryClient): Promise<string> {
  const found = await client.list<LibraryFolderResource>(`/library_folders?q=${encodeURIComponent(SAMPLE_FOLDER)}`);
  const present = found.find(({ name }) => name === SAMPLE_FOLDER);
  return present?.id ?? textMember(await client.send('POST', '/library_folders', { name: SAMPLE_FOLDER }), 'id');
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
