import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** A page of which the size is limited. */
export interface LimitedPage {
  readonly name: string;
  /** The modules that the page loads, besides the entry: `/src/app/app.tsx`. */
  readonly modules: readonly string[];
  /** The most bytes that a browser may receive for it, compressed. */
  readonly mostBytes: number;
}

/** The quality with which the api compresses the files. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Fails the build if a page needs more bytes than it may: all scripts and styles of its modules and of the entry, compressed by Brotli. */
export function sizeLimits(pages: readonly LimitedPage[]): Plugin {
  return {
    name: 'livery-size-limits',
    apply: 'build',
    writeBundle(_options, bundle) {
      const sizes = new Sizes(bundle);
      for (const { name, modules, mostBytes } of pages) {
        const bytes = sizes.of(filesOf(bundle, modules));
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

/** The compressed sizes of files in bytes. Each file is compressed once. */
class Sizes {
  private readonly known = new Map<string, number>();

  constructor(private readonly bundle: Bundle) {}

  of(files: ReadonlySet<string>): number {
    return [...files].reduce((total, name) => total + this.sizeOf(name), 0);
  }

  private sizeOf(name: string): number {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const file = this.bundle[name];
    const content = file?.type === 'chunk' ? file.code : (file?.source ?? '');
    const size = brotliCompressSync(content, BROTLI).length;
    this.known.set(name, size);
    return size;
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
