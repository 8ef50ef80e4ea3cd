import type { XmlAttributes } from '@livery/ooxml-package';
import { type ColorSource, readColor } from './color-source.ts';
import type { ElementReader } from './element-reader.ts';
import { type FillSource, readFill } from './fill-source.ts';
import { flag, integer } from './numbers.ts';

const HYPERLINK_COLOR = 'ahyp:hlinkClr';
const MIN_SIZE = 100;
const MAX_SIZE = 400_000;

/** `a:rPr`, `a:defRPr` or `a:endParaRPr` as it is written (ECMA-376 Part 1, 21.1.2.3.9): what is not said is undefined. */
export interface RunPropertiesSource {
  readonly latin: string | undefined;
  readonly ea: string | undefined;
  readonly cs: string | undefined;
  readonly sym: string | undefined;
  /** Points. */
  readonly size: number | undefined;
  readonly fill: FillSource | undefined;
  readonly highlight: ColorSource | undefined;
  readonly language: string | undefined;
  readonly bold: boolean | undefined;
  /** Relationship id of a link; empty for one that has none. Not part of the key. */
  readonly link: string | undefined;
  /** The text wears the link colour of the theme. */
  readonly hyperlink: boolean;
  /** Equal for properties that are written alike; empty when nothing is said. */
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
  const read: Mutable<RunPropertiesSource> = { ...NO_RUN_PROPERTIES };
  read.size = sizeOf(attributes.get('sz'));
  read.language = attributes.get('lang');
  const bold = attributes.get('b');
  if (bold !== undefined) read.bold = flag(bold);
  let ownLinkColor = false;
  return {
    child: (name, given) => {
      if (name === 'a:highlight')
        return { child: (color, own) => readColor(color, own, (it) => (read.highlight = it)) };
      if (name !== 'a:hlinkClick') return readFont(name, given, read) ?? readFill(name, (fill) => (read.fill = fill));
      read.hyperlink = true;
      read.link = given.get('r:id') ?? '';
      return linkReader((own) => (ownLinkColor = own));
    },
    end: () => {
      read.hyperlink &&= !ownLinkColor;
      set({ ...read, key: keyOf(read) });
    },
  };
}

function sizeOf(written: string | undefined): number | undefined {
  const hundredths = integer(written);
  return hundredths === undefined ? undefined : Math.min(MAX_SIZE, Math.max(MIN_SIZE, hundredths)) / 100;
}

function readFont(
  name: string,
  attributes: XmlAttributes,
  read: Mutable<RunPropertiesSource>,
): ElementReader | undefined {
  const typeface = attributes.get('typeface');
  if (name === 'a:latin') read.latin = typeface;
  else if (name === 'a:ea') read.ea = typeface;
  else if (name === 'a:cs') read.cs = typeface;
  else if (name === 'a:sym') read.sym = typeface;
  return undefined;
}

/** The extension that lets a link keep the colour of its text stands two levels below the link. */
function linkReader(setOwnColor: (own: boolean) => void): ElementReader {
  const reader: ElementReader = {
    child: (name, attributes) => {
      if (name === HYPERLINK_COLOR) setOwnColor(attributes.get('val') === 'tx');
      return name === 'a:extLst' || name === 'a:ext' ? reader : undefined;
    },
  };
  return reader;
}

function keyOf(read: RunPropertiesSource): string {
  const { latin, ea, cs, sym, size, fill, highlight, language, bold, hyperlink } = read;
  const said = [latin, ea, cs, sym, size, fill?.key, highlight?.key, language, bold, hyperlink ? 'link' : undefined];
  return said.every((value) => value === undefined) ? '' : said.join('|');
}
