import { StaticDocument } from '@livery/http';

export interface Documentation {
  /** The documents by path. */
  readonly documents: ReadonlyMap<string, () => StaticDocument>;
  /** The page for unknown paths below `/docs`. */
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

/** A page or text, which browsers request again each time. */
export function servedText(kind: 'html' | 'md' | 'txt', content: string): StaticDocument {
  return new StaticDocument(TYPES[kind], content, 'public, no-cache');
}

/** A style sheet, a script or its data, which browsers cache for ever. Its path changes with its content. */
export function servedAsset(kind: 'css' | 'js' | 'json', content: Buffer): StaticDocument {
  return new StaticDocument(TYPES[kind], content, 'public, max-age=31536000, immutable');
}
