import { StaticDocument } from '@livery/http';

export interface Documentation {
  /** What is served, by path. */
  readonly documents: ReadonlyMap<string, () => StaticDocument>;
  /** What a browser gets for a path below `/docs` that leads to nothing. */
  readonly missing: () => StaticDocument;
}

const TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
} as const;

/** A page or text, which is asked for again each time. */
export function servedText(kind: 'html' | 'md' | 'txt', content: string): StaticDocument {
  return new StaticDocument(TYPES[kind], content, 'public, no-cache');
}

/** A style sheet, a script or what a script reads, which is kept for good: its path changes when it does. */
export function servedAsset(kind: 'css' | 'js' | 'json', content: Buffer): StaticDocument {
  return new StaticDocument(TYPES[kind], content, 'public, max-age=31536000, immutable');
}
