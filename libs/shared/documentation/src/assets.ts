import { readFile } from 'node:fs/promises';
import type { StaticDocument } from '@livery/http';
import { servedAsset } from './documents.ts';

const OWN = new URL('../assets/', import.meta.url);
const STYLES = ['frame.css', 'guide.css', 'reference.css'] as const;
const SCRIPTS = ['tabs.js', 'copy.js', 'search.js', 'try-it.js'] as const;

type ServedFile = readonly [path: string, document: StaticDocument];

/** Style sheets and scripts. Their paths contain the hash of their content. */
export class Assets {
  private constructor(
    private readonly styleSheets: readonly ServedFile[],
    private readonly modules: readonly ServedFile[],
  ) {}

  static async read(): Promise<Assets> {
    const [styles, scripts] = await Promise.all([readAll(STYLES, 'css'), readAll(SCRIPTS, 'js')]);
    return new Assets(styles, scripts);
  }

  get styles(): readonly string[] {
    return this.styleSheets.map(([path]) => path);
  }

  get scripts(): readonly string[] {
    return this.modules.map(([path]) => path);
  }

  get documents(): readonly ServedFile[] {
    return [...this.styleSheets, ...this.modules];
  }
}

function readAll(names: readonly string[], kind: 'css' | 'js'): Promise<readonly ServedFile[]> {
  return Promise.all(
    names.map(async (name) => {
      const document = servedAsset(kind, await readFile(new URL(name, OWN)));
      return [`/docs/assets/${document.hash}/${name}`, document] as const;
    }),
  );
}
