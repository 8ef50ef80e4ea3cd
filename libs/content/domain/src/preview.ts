/**
 * The version of the pictures that the service renders. It grows by one when previews should look different. Pictures of an earlier
 * version are shown until the new one exists.
 */
export const RENDERER_VERSION = 1;

/** The longest side of a preview, in pixels. */
export const PREVIEW_SIDE = 1_280;

/** A rendered picture of some content. It is a PNG. */
export interface PreviewPicture {
  /** SHA-256 of the PNG in hexadecimal digits. */
  readonly sha256: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What is known of the picture of some content: what it is, or that it cannot be rendered. */
export type KnownPreview = PreviewPicture | 'failed';

export const RENDERING_FAILURES = [
  'damaged',
  'no_pages',
  'too_large',
  'processor_time',
  'wall_time',
  'memory',
  'crashed',
] as const;

/** Why content of a type that can be rendered has no picture. */
export type RenderingFailure = (typeof RENDERING_FAILURES)[number];

/** Why nothing was tried: the type cannot be rendered, the program for it is not installed, or the content is gone. */
export type RenderingAbsence = 'unsupported' | 'not_installed' | 'content_gone';

/** How the rendering of some content ended. */
export type PreviewOutcome =
  | { readonly state: 'ready'; readonly picture: PreviewPicture }
  | { readonly state: 'none'; readonly reason: RenderingAbsence }
  | { readonly state: 'failed'; readonly reason: RenderingFailure };
