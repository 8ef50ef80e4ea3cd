import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** A page of which the size is limited. */
export interface LimitedPage {
  readonly name: string;
  /** The modules that the page loads, besides the entry: `/src/app/app.tsx`. */
  readonly modules: readonly string[];
  /** The most bytes that a browser may receive for it, compressed. */
  readonly mostBytes: number;
}

/** Fails the build if a page needs more bytes than it may: all scripts and styles of its modules and of the entry, compressed by Brotli. */
export function sizeLimits(pages: readonly LimitedPage[]): Plugin {
  return {
    name: 'livery-size-limits',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const { name, modules, mostBytes } of pages) {
        const bytes = sizeOf(filesOf(bundle, modules), bundle);
        const text = `${name}: ${kilobytes(bytes)} of at most ${kilobytes(mostBytes)}, compressed`;
        if (bytes > mostBytes) this.error(`The page is too large. ${text}`);
        this.info(text);
      }
    },
  };
}

type Bundle = Rolldown.OutputBundle;

/** The files that a browser loads for some modules and for the entry. */
function filesOf(bundle: Bundle, modules: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (files.has(file) || chunk === undefined) return;
    files.add(file);
    if (chunk.type !== 'chunk') return;
    for (const imported of chunk.imports) add(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) add(style);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const chunk of chunks.filter(({ isEntry }) => isEntry)) add(chunk.fileName);
  for (const module of modules) {
    const holder = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (holder === undefined) throw new Error(`No chunk begins with ${module}.`);
    add(holder.fileName);
  }
  return files;
}

function sizeOf(files: ReadonlySet<string>, bundle: Bundle): number {
  return [...files].reduce((total, name) => {
    const file = bundle[name];
    const content = file?.type === 'chunk' ? file.code : (file?.source ?? '');
    return total + brotliCompressSync(content).length;
  }, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
