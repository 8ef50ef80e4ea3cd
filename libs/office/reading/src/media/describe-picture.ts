import { hash } from 'node:crypto';
import { notDecoded, PictureHasher } from './picture-hasher.ts';
import { pixelSize } from './pixel-size.ts';

/** What identifies a picture in rules on logos and pictures, under the names of their parameters. */
export interface PictureDescription {
  readonly sha256: string;
  readonly phash: string | null;
  /** Why the picture was not decoded. */
  readonly unseen: string | null;
  readonly width: number | null;
  readonly height: number | null;
  /** Width over height. */
  readonly aspect: number | null;
}

/** Describes a picture for the parameters of a rule. */
export function describePicture(bytes: Uint8Array): PictureDescription {
  const size = pixelSize(bytes);
  const hashed =
    size === undefined ? notDecoded('it is neither a PNG nor a JPEG') : new PictureHasher().of(bytes, size);
  return {
    sha256: hash('sha256', bytes),
    phash: hashed.perceptualHash,
    unseen: hashed.unseen,
    width: size?.width ?? null,
    height: size?.height ?? null,
    aspect: size === undefined ? null : Math.round((size.width / size.height) * 1_000) / 1_000,
  };
}
