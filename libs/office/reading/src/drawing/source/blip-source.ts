import type { XmlAttributes } from '@livery/office-package';
import { percentage } from '../../parts/numbers.ts';

/** The relationship ids of an embedded and of a linked picture. */
export interface MediaSource {
  readonly embed: string | undefined;
  readonly link: string | undefined;
}

/** The picture of a `blipFill` as it is written (ECMA-376 Part 1, 20.1.8.14). */
export interface BlipSource extends MediaSource {
  /** The SVG that is shown instead of the picture (`asvg:svgBlip`, CT_SVGBlip of MS-ODRAWXML). */
  readonly svg: MediaSource | undefined;
  /** What is cut off at each side, as fractions of the picture. */
  readonly crop: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  readonly tiled: boolean;
}

/** The crop of a picture that is shown whole. */
export const UNCROPPED: BlipSource['crop'] = { left: 0, top: 0, right: 0, bottom: 0 };

type Draft = { -readonly [Name in keyof BlipSource]: BlipSource[Name] };

/** Reads those children of a `blipFill` that are not colours. */
export class BlipReader {
  private draft: Draft | undefined;

  get blip(): BlipSource | undefined {
    return this.draft;
  }

  note(name: string, attributes: XmlAttributes): void {
    this.draft ??= { embed: undefined, link: undefined, svg: undefined, crop: UNCROPPED, tiled: false };
    if (name === 'a:blip') {
      Object.assign(this.draft, mediaOf(attributes));
    } else if (name === 'asvg:svgBlip') {
      this.draft.svg = mediaOf(attributes);
    } else if (name === 'a:srcRect') {
      this.draft.crop = cropOf(attributes);
    } else if (name === 'a:tile') {
      this.draft.tiled = true;
    }
  }
}

function mediaOf(attributes: XmlAttributes): MediaSource {
  return { embed: attributes.get('r:embed'), link: attributes.get('r:link') };
}

/** The relationship ids in a `blipFill`. */
export function referencesOfBlip({ embed, link, svg }: BlipSource): readonly (string | undefined)[] {
  return [embed, link, svg?.embed, svg?.link];
}

function cropOf(attributes: XmlAttributes): BlipSource['crop'] {
  const side = (name: string): number => percentage(attributes.get(name)) ?? 0;
  return { left: side('l'), top: side('t'), right: side('r'), bottom: side('b') };
}

/** The relationship ids in the attributes of an embedded object, a video or a sound. */
export function referencesOf(attributes: XmlAttributes): string[] {
  return ['r:id', 'r:embed', 'r:link', 'r:dm'].map((name) => attributes.get(name)).filter((id) => id !== undefined);
}
