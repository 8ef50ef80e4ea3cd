import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { StaticDocument } from '@livery/http';
import { servedAsset } from './documents.ts';

const OWN = new URL('../assets/', import.meta.url);
const { resolve } = createRequire(import.meta.url);

const FILES = {
  'frame.css': new URL('frame.css', OWN),
  'guide.css': new URL('guide.css', OWN),
  'reference.css': new URL('reference.css', OWN),
  'reference.js': new URL('reference.js', OWN),
  'swagger-ui.css': resolve('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui-bundle.js': resolve('swagger-ui-dist/swagger-ui-bundle.js'),
} as const;

export type AssetName = keyof typeof FILES;

/** Style sheets and scripts, at paths that change when they do. */
export class Assets {
  private constructor(
    private readonly byName: ReadonlyMap<string, readonly [path: string, document: StaticDocument]>,
  ) {}

  static async read(): Promise<Assets> {
    const entries = Object.entries(FILES).map(async ([name, file]) => {
      const document = servedAsset(name.endsWith('.css') ? 'css' : 'js', await readFile(file));
      return [name, [`/docs/assets/${document.hash}/${name}`, document]] as const;
    });
    return new Assets(new Map(await Promise.all(entries)));
  }

  pathOf(name: AssetName): string {
    return this.byName.get(name)?.[0] ?? '';
  }

  get documents(): readonly (readonly [path: string, document: StaticDocument])[] {
    return [...this.byName.values()];
  }
}
