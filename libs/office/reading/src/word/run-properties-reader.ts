import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../parts/element-reader.ts';
import { isOn, pointsOfHalves } from './measures.ts';
import { readTextEffect, readTextFill } from './text-fill-source.ts';
import { readBorderColor, readShading, readWordColor } from './word-color-source.ts';
import {
  emptyRunDraft,
  type FontSource,
  NO_WORD_RUN_PROPERTIES,
  type WordRunDraft,
  type WordRunProperties,
} from './word-run-properties.ts';

/** The children of `w:rPr` that are not direct formatting. */
const NO_FORMATS: ReadonlySet<string> = new Set([
  'w:rStyle',
  'w:ins',
  'w:del',
  'w:moveFrom',
  'w:moveTo',
  'w:rPrChange',
]);

/** Takes the elements that track changes, such as `w:ins` and `w:rPrChange`, with their attributes. */
export type ChangeListener = (element: string, attributes: XmlAttributes) => void;

const NOBODY = (): void => undefined;

/** Reads `w:rPr` elements, one after the other into the same fields. Equal properties are one object. */
export class RunPropertiesReader implements ElementReader {
  private draft: WordRunDraft = emptyRunDraft();
  private set: (properties: WordRunProperties) => void = NOBODY;

  /** @param known the properties that were read before, by their keys; the readers of a document share it */
  constructor(
    private readonly known: Map<string, WordRunProperties>,
    private readonly onChange: ChangeListener = NOBODY,
  ) {}

  /** Begins another element. */
  start(set: (properties: WordRunProperties) => void): this {
    this.draft = emptyRunDraft();
    this.set = set;
    return this;
  }

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    const { draft } = this;
    if (name === 'w14:textFill') {
      return readTextFill((fill) => {
        draft.textFill = fill;
        this.note('textFill', fill.key);
      });
    }
    if (!name.startsWith('w:')) return this.effect(name);
    if (NO_FORMATS.has(name)) this.readOther(name, attributes);
    else this.note(name.slice(2), readFormat(name, attributes, draft));
    return undefined;
  }

  end(): void {
    const { key } = this.draft;
    if (key === '') {
      this.set(NO_WORD_RUN_PROPERTIES);
      return;
    }
    const properties = this.known.get(key) ?? this.draft;
    this.known.set(key, properties);
    this.set(properties);
  }

  private effect(name: string): ElementReader | undefined {
    const { draft } = this;
    switch (name) {
      case 'w14:textOutline':
        return readTextFill((fill) => (draft.key += `outline ${(draft.outline = fill).key}|`));
      case 'w14:glow':
        return readTextEffect((fill) => (draft.key += `glow ${(draft.glow = fill).key}|`));
      case 'w14:shadow':
        return readTextEffect((fill) => (draft.key += `shadow ${(draft.shadow = fill).key}|`));
      default:
        return undefined;
    }
  }

  private readOther(name: string, attributes: XmlAttributes): void {
    if (name !== 'w:rStyle') {
      this.onChange(name, attributes);
      return;
    }
    this.draft.style = attributes.get('w:val');
    this.draft.key += `style ${this.draft.style ?? ''}|`;
  }

  private note(element: string, value: string): void {
    this.draft.direct.push(element);
    this.draft.key += `${element} ${value}|`;
  }
}

/** Reads one child into the draft; returns a text that differs for different values. */
function readFormat(name: string, attributes: XmlAttributes, draft: WordRunDraft): string {
  const value = attributes.get('w:val');
  switch (name) {
    case 'w:rFonts':
      return readFonts(attributes, draft);
    case 'w:color':
      return (draft.color = readWordColor(attributes)).key;
    case 'w:shd':
      return (draft.shading = readShading(attributes)).key;
    case 'w:bdr':
      return (draft.border = readBorderColor(attributes) ?? null)?.key ?? 'none';
    case 'w:u':
      return (draft.underline = readBorderColor(attributes) ?? null)?.key ?? 'none';
    case 'w:sz':
      draft.size = pointsOfHalves(value);
      break;
    case 'w:szCs':
      draft.sizeComplex = pointsOfHalves(value);
      break;
    case 'w:highlight':
      draft.highlight = value;
      break;
    case 'w:b':
      draft.bold = isOn(value);
      break;
    case 'w:vanish':
      draft.hidden = isOn(value);
      break;
    case 'w:cs':
    case 'w:rtl':
      draft.complexScript = isOn(value);
      break;
    case 'w:lang':
      draft.language = value;
      break;
  }
  return value ?? '';
}

function readFonts(attributes: XmlAttributes, draft: WordRunDraft): string {
  draft.ascii = fontOf(attributes, 'w:ascii', 'w:asciiTheme');
  draft.highAnsi = fontOf(attributes, 'w:hAnsi', 'w:hAnsiTheme');
  draft.eastAsia = fontOf(attributes, 'w:eastAsia', 'w:eastAsiaTheme');
  draft.complex = fontOf(attributes, 'w:cs', 'w:cstheme');
  const hint = attributes.get('w:hint');
  if (hint !== undefined) draft.hintsEastAsia = hint === 'eastAsia';
  const slots = [draft.ascii, draft.highAnsi, draft.eastAsia, draft.complex];
  return `${slots.map((slot) => slot?.key ?? '').join(',')},${hint ?? ''}`;
}

function fontOf(attributes: XmlAttributes, ofName: string, ofTheme: string): FontSource | undefined {
  const name = attributes.get(ofName);
  const theme = attributes.get(ofTheme);
  return name === undefined && theme === undefined ? undefined : { name, theme, key: `${theme ?? ''}:${name ?? ''}` };
}
