import type { Metadata } from '@livery/kernel';

export const FONT_ROLES = ['heading', 'body', 'any'] as const;
export type FontRole = (typeof FONT_ROLES)[number];

export const FONT_SCRIPTS = ['latin', 'ea', 'cs'] as const;
/** A group of scripts: Latin, East Asian or complex. */
export type FontScript = (typeof FONT_SCRIPTS)[number];

/** An approved font, registered by its name alone or with a file. */
export interface Font {
  /** UUID. */
  readonly id: string;
  readonly name: string;
  /** The typeface as documents write it. */
  readonly family: string;
  readonly style: 'normal' | 'italic';
  /** The weight from 1 to 1000; 400 is regular. */
  readonly weight: number;
  readonly roles: readonly FontRole[];
  /** The scripts that the font is approved for. */
  readonly scripts: readonly FontScript[];
  readonly fallbacks: readonly string[];
  /** The file of the font; null when it was registered by its name alone. */
  readonly file: FontFile | null;
  /** The public id of who registered it. */
  readonly uploadedBy: string | null;
  readonly metadata: Metadata;
  /** Grows by one with each change. It is the ETag of the font. */
  readonly revision: number;
  readonly created: Date;
  readonly updated: Date;
}

export interface FontFile {
  readonly filename: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** Whether the font's own embedding rights allow embedding; null when they say nothing. */
  readonly embeddable: boolean | null;
}
