import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { type ColorSource, readColor } from './color-source.ts';

/** What `a:pPr`, or a level of a list style, says of bullets (ECMA-376 Part 1, 21.1.2.4). Properties that it does not set are undefined. */
export interface BulletSource {
  readonly kind: 'none' | 'number' | 'picture' | 'character' | undefined;
  /** The bullet itself, of the kind `character`. */
  readonly characters: string;
  /** Null when the bullet has the colour of the text. */
  readonly color: ColorSource | null | undefined;
  /** The typeface; null when the bullet has the font of the text. */
  readonly font: string | null | undefined;
  /** Equal for bullets with equal properties; empty when no property is set. */
  readonly key: string;
}

export const NO_BULLET: BulletSource = { kind: undefined, characters: '', color: undefined, font: undefined, key: '' };

/** Reads those children of paragraph properties that say something of bullets. */
export class BulletReader {
  private read: { -readonly [Name in keyof BulletSource]: BulletSource[Name] } | undefined;

  /** What was read; one shared object when no property was set. */
  get bullet(): BulletSource {
    if (this.read === undefined) return NO_BULLET;
    const { kind, characters, color, font } = this.read;
    return {
      ...this.read,
      key: `${kind ?? ''}|${characters}|${color === null ? 'text' : (color?.key ?? '')}|${font ?? ''}`,
    };
  }

  /** Reads a child; returns the reader of its content when it has some. */
  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    if (!name.startsWith('a:bu')) return undefined;
    const read = (this.read ??= { ...NO_BULLET });
    switch (name) {
      case 'a:buNone':
        read.kind = 'none';
        break;
      case 'a:buAutoNum':
        read.kind = 'number';
        break;
      case 'a:buBlip':
        read.kind = 'picture';
        break;
      case 'a:buChar':
        read.kind = 'character';
        read.characters = attributes.get('char') ?? '';
        break;
      case 'a:buFont':
        read.font = attributes.copy('typeface');
        break;
      case 'a:buFontTx':
        read.font = null;
        break;
      case 'a:buClrTx':
        read.color = null;
        break;
      case 'a:buClr':
        return { child: (color, own) => readColor(color, own, (it) => (read.color = it)) };
    }
    return undefined;
  }
}
