import type { Metadata } from '@livery/kernel';

export const FONT_ROLES = ['heading', 'body', 'any'] as const;
export type FontRole = (typeof FONT_ROLES)[number];

export const FONT_SCRIPTS = ['latin', 'ea', 'cs'] as const;
/** Latin, East Asian, complex scripts. */
export type FontScript = (typeof FONT_SCRIPTS)[number];

/** An approved font: registered by name alone, or with a file. */
export interface Font {
  /** UUID. */
  readonly id: string;
  readonly name: string;
  /** The typeface as documents write it. */
  readonly family: string;
  readonly style: 'normal' | 'italic';
  /** 1 to 1000; 400 is regular. */
  readonly weight: number;
  readonly roles: readonly FontRole[];
  /** The scripts that the font is approved for. */
  readonly scripts: readonly FontScript[];
  readonly fallbacks: readonly string[];
  /** Null when the font was registered by name alone. */
  readonly file: FontFile | null;
  /** Who registered it, as a public id. */
  readonly uploadedBy: string | null;
  readonly metadata: Metadata;
  readonly created: Date;
  readonly updated: Date;
}

export interface FontFile {
  readonly filename: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** What the font's own embedding rights say; null when it says nothing. */
  readonly embeddable: boolean | null;
}
