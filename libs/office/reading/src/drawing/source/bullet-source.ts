import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { type ColorSource, readColor } from './color-source.ts';

/** What `a:pPr`, or a level of a list style, says of bullets (ECMA-376 Part 1, 21.1.2.4); what is not said is undefined. */
export interface BulletSource {
  /** `none`, `number`, `picture`, or `character`. */
  readonly kind: 'none' | 'number' | 'picture' | 'character' | undefined;
  /** Of the kind `character`. */
  readonly characters: string;
  /** Null when it follows the text. */
  readonly color: ColorSource | null | undefined;
  /** Null when it follows the text. */
  readonly font: string | null | undefined;
  /** Equal for bullets that are written alike; empty when nothing is said. */
  readonly key: string;
}

export const NO_BULLET: BulletSource = { kind: undefined, characters: '', color: undefined, font: undefined, key: '' };

/** Reads the children of paragraph properties that are about bullets. */
export class BulletReader {
  private read: { -readonly [Name in keyof BulletSource]: BulletSource[Name] } | undefined;

  /** What was read; one shared object when nothing was said. */
  get bullet(): BulletSource {
    if (this.read === undefined) return NO_BULLET;
    const { kind, characters, color, font } = this.read;
    return {
      ...this.read,
      key: `${kind ?? ''}|${characters}|${color === null ? 'text' : (color?.key ?? '')}|${font ?? ''}`,
    };
  }

  /** The reader of a child, when it has content of its own. */
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
