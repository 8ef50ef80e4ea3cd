import { chmod, mkdir } from 'node:fs/promises';

/** Creates a directory that every user may enter and only its owner may change, whatever the umask is. */
export async function openDirectory(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
}
