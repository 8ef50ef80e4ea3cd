import { formatRgb, type Provenance, type Rgb, type ScriptSlot, type WrittenColor } from '@livery/office-model';
import { type ColorSource, readColor } from '@livery/office-reading';
import { COLOR_ELEMENTS } from '../xml/child-order.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import type { Surrounding } from './surroundings.ts';

const HERE: Provenance = { source: 'shape', part: null, location: null, name: '' };
const REFERENCE = /^\+(mj|mn)-(lt|ea|cs)$/;
const FIRST_BACKGROUND_FILL = 1001;
const THOUSANDTHS = 100_000;
/** The transforms of a colour that stay when the colour is replaced. */
const ALPHA: ReadonlySet<string> = new Set(['a:alpha', 'a:alphaMod', 'a:alphaOff']);

/** Compares what is written in a part with values of the model, and writes values, under the themes and colour maps of the part. */
export class PartValues {
  /** @param surroundingsOf asks for them when they are needed: most values are written without the theme */
  constructor(private readonly surroundingsOf: () => readonly Surrounding[]) {}

  /** Whether a colour element shows a colour, before alpha. */
  showsColor(element: ElementDraft, rgb: Rgb): boolean {
    const source = sourceOf(element);
    if (source === undefined) return false;
    if (source.kind === 'srgbClr' && source.transforms.length === 0)
      return source.value.toUpperCase() === formatRgb(rgb);
    return this.surroundingsOf().some(({ colors }) => colors.resolve(source, HERE)?.rgb === rgb);
  }

  /** Whether a reference to the background fills of the theme, `p:bgRef`, shows one colour, and this one. */
  showsBackground(reference: ElementDraft, rgb: Rgb): boolean {
    const index = Number(reference.get('idx') ?? 0) - FIRST_BACKGROUND_FILL;
    const color = reference.childIn(COLOR_ELEMENTS);
    const placeholder = color && sourceOf(color);
    return this.surroundingsOf().some(({ theme, colors }) => {
      const fill = theme.backgroundFills[index];
      const [only] = fill?.kind === 'solidFill' ? fill.colors : [];
      return only !== undefined && colors.resolve(only, HERE, placeholder)?.rgb === rgb;
    });
  }

  /** The element of a colour, with the opacity of the one that it replaces. */
  colorElement(to: WrittenColor, replaced?: ElementDraft): ElementDraft {
    const kept = (replaced?.children ?? []).filter(({ name }) => ALPHA.has(name));
    const alpha = kept.map((child) => ElementDraft.made(child.name, valOf(child)));
    const name = to.slot === null ? undefined : this.slotName(to.slot);
    if (to.slot === null || name === undefined)
      return ElementDraft.made('a:srgbClr', { val: formatRgb(to.rgb) }, alpha);
    return ElementDraft.made('a:schemeClr', { val: name }, [
      ...transform('a:lumMod', to.lumMod),
      ...transform('a:lumOff', to.lumOff),
      ...alpha,
    ]);
  }

  /** Whether a typeface as it is written, `+mn-lt` perhaps, stands for this one in some language. */
  showsTypeface(written: string | undefined, typeface: string): boolean {
    if (written === undefined || written === typeface) return written !== undefined;
    const [, prefix, slot] = REFERENCE.exec(written) ?? [];
    if (prefix === undefined) return false;
    return this.surroundingsOf().some(({ theme }) => {
      const { latin, ea, cs, scripts } = theme.fonts(prefix === 'mj' ? 'major' : 'minor');
      if (slot === 'lt') return latin === typeface;
      const named = slot === 'ea' ? ea : cs;
      return named === '' ? latin === typeface || [...scripts.values()].includes(typeface) : named === typeface;
    });
  }

  /** The name by which colours refer to a slot of the theme under all colour maps of the part: `tx1` for `dk1`. */
  private slotName(slot: string): string | undefined {
    const surroundings = this.surroundingsOf();
    const names = new Set([...surroundings.flatMap(({ colorMap }) => [...colorMap.keys()]), slot]);
    return [...names].find((name) =>
      surroundings.every(({ colorMap, theme }) => (colorMap.get(name) ?? name) === slot && theme.color(slot)),
    );
  }
}

/** The reference to a font of the theme for a script; undefined for symbols, which themes have no font for. */
export function themeReference(collection: 'major' | 'minor', slot: ScriptSlot): string | undefined {
  const script = { latin: 'lt', high_ansi: 'lt', ea: 'ea', cs: 'cs', sym: undefined }[slot];
  return script === undefined ? undefined : `+${collection === 'major' ? 'mj' : 'mn'}-${script}`;
}

/** A colour as people read it: `#0F4C81`, `accent3, lumMod 75 %`. */
export function colorInWords(to: WrittenColor): string {
  if (to.slot === null) return `#${formatRgb(to.rgb)}`;
  const shade = (name: string, value: number | null): string =>
    value === null ? '' : `, ${name} ${Math.round(value * 1000) / 10} %`;
  return `${to.slot}${shade('lumMod', to.lumMod)}${shade('lumOff', to.lumOff)}`;
}

function transform(name: string, value: number | null): readonly ElementDraft[] {
  return value === null ? [] : [ElementDraft.made(name, { val: `${Math.round(value * THOUSANDTHS)}` })];
}

function valOf(element: ElementDraft): Readonly<Record<string, string>> {
  const val = element.get('val');
  return val === undefined ? {} : { val };
}

function sourceOf(element: ElementDraft): ColorSource | undefined {
  let source: ColorSource | undefined;
  const reader = readColor(element.name, element, (read) => (source = read));
  for (const child of element.children) reader?.child(child.name, child);
  reader?.end();
  return source;
}
