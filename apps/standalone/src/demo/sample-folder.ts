import type { LibraryFolderResource } from '@livery/content-contracts';
import type { LiveryClient } from './livery-client.ts';
import { textMember } from './text-member.ts';

/** Finds a folder of the demo, or creates it. @returns its id */
export async function sampleFolder(client: LiveryClient, name: string): Promise<string> {
  const found = await client.list<LibraryFolderResource>(`/library_folders?q=${encodeURIComponent(name)}`);
  const present = found.find((folder) => folder.name === name);
  return present?.id ?? textMember(await client.send('POST', '/library_folders', { name }), 'id');
}
