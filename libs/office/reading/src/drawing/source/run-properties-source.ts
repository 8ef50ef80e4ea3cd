import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { flag, integer } from '../../parts/numbers.ts';
import { type ColorSource, readColor } from './color-source.ts';
import { type FillSource, readFill } from './fill-source.ts';
import { decorationKey, readTextDecoration, type TextDecorationSource } from './text-decoration-source.ts';

const HYPERLINK_COLOR = 'ahyp:hlinkClr';
const MIN_SIZE = 100;
const MAX_SIZE = 400_000;

/** `a:rPr` or `a:defRPr` as it is written (ECMA-376 Part 1, 21.1.2.3.9). Properties that it does not set are undefined. */
export interface RunPropertiesSource {
  readonly latin: string | undefined;
  readonly ea: string | undefined;
  readonly cs: string | undefined;
  readonly sym: string | undefined;
  /** In points. */
  readonly size: number | undefined;
  readonly fill: FillSource | undefined;
  readonly highlight: ColorSource | undefined;
  readonly language: string | undefined;
  readonly bold: boolean | undefined;
  readonly decoration: TextDecorationSource | undefined;
  /** The relationship id of a link; empty for a link without one. It is not part of the key. */
  readonly link: string | undefined;
  /** The text has the link colour of the theme. */
  readonly hyperlink: boolean;
  /** Equal for properties with equal values; empty when no property is set. */
  readonly key: string;
}

export const NO_RUN_PROPERTIES: RunPropertiesSource = {
  latin: undefined,
  ea: undefined,
  cs: undefined,
  sym: undefined,
  size: undefined,
  fill: undefined,
  highlight: undefined,
  language: undefined,
  bold: undefined,
  decoration: undefined,
  link: undefined,
  hyperlink: false,
  key: '',
};

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] };

/** Reads run properties; `attributes` are those of their element. */
export function readRunProperties(
  attributes: XmlAttributes,
  set: (properties: RunPropertiesSource) => void,
): ElementReader {
  return new RunPropertiesReader(attributes, set);
}

/** A class and not a closure, since decks have one for every run: methods are not made for each instance. */
class RunPropertiesReader implements ElementReader {
  private readonly read: Mutable<RunPropertiesSource> = { ...NO_RUN_PROPERTIES };
  private ownLinkColor = false;

  constructor(
    attributes: XmlAttributes,
    private readonly set: (properties: RunPropertiesSource) => void,
  ) {
    const { read } = this;
    read.size = sizeOf(attributes.get('sz'));
    read.language = attributes.get('lang');
    const bold = attributes.get('b');
    if (bold !== undefined) read.bold = flag(bold);
    const underline = attributes.get('u');
    if (underline !== undefined) this.decorate({ isUnderlined: underline !== 'none' });
  }

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    const { read } = this;
    switch (name) {
      case 'a:latin':
        read.latin = attributes.copy('typeface');
        return undefined;
      case 'a:ea':
        read.ea = attributes.copy('typeface');
        return undefined;
      case 'a:cs':
        read.cs = attributes.copy('typeface');
        return undefined;
      case 'a:sym':
        read.sym = attributes.copy('typeface');
        return undefined;
      case 'a:highlight':
        return { child: (color, own) => readColor(color, own, (it) => (read.highlight = it)) };
      case 'a:hlinkClick':
        read.hyperlink = true;
        read.link = attributes.get('r:id') ?? '';
        return linkReader((own) => (this.ownLinkColor = own));
      case 'a:ln':
      case 'a:uLn':
      case 'a:uFill':
      case 'a:uFillTx':
      case 'a:effectLst':
      case 'a:effectDag':
        return readTextDecoration(name, (decoration) => this.decorate(decoration));
      default:
        return readFill(name, (fill) => (read.fill = fill));
    }
  }

  private decorate(decoration: TextDecorationSource): void {
    this.read.decoration = { ...this.read.decoration, ...decoration };
  }

  end(): void {
    const { read } = this;
    read.hyperlink &&= !this.ownLinkColor;
    read.key = keyOf(read);
    this.set(read);
  }
}

function sizeOf(written: string | undefined): number | undefined {
  const hundredths = integer(written);
  return hundredths === undefined ? undefined : Math.min(MAX_SIZE, Math.max(MIN_SIZE, hundredths)) / 100;
}

/** Reads the extension by which a link keeps the colour of its text; it stands two levels below the link. */
function linkReader(setOwnColor: (own: boolean) => void): ElementReader {
  const reader: ElementReader = {
    child: (name, attributes) => {
      if (name === HYPERLINK_COLOR) setOwnColor(attributes.get('val') === 'tx');
      return name === 'a:extLst' || name === 'a:ext' ? reader : undefined;
    },
  };
  return reader;
}

/** The properties that are set, each with a letter of its own, behind a character that XML forbids. */
function keyOf(read: RunPropertiesSource): string {
  const { latin, ea, cs, sym, size, fill, highlight, language, bold, decoration } = read;
  let key = '';
  if (size !== undefined) key = `\0s${size}`;
  if (language !== undefined) key += `\0g${language}`;
  if (bold !== undefined) key += bold ? '\0b1' : '\0b0';
  if (latin !== undefined) key += `\0l${latin}`;
  if (ea !== undefined) key += `\0e${ea}`;
  if (cs !== undefined) key += `\0c${cs}`;
  if (sym !== undefined) key += `\0y${sym}`;
  if (fill !== undefined) key += `\0f${fill.key}`;
  if (highlight !== undefined) key += `\0h${highlight.key}`;
  if (decoration !== undefined) key += decorationKey(decoration);
  return read.hyperlink ? `${key}\0k` : key;
}
