import type { ScriptSlot, WrittenFont } from '@livery/office-model';
import type { Verdict } from '../pending-edit.ts';
import type { Change, RunChange } from '../writers/changes.ts';
import { combined } from '../writers/combined.ts';
import type { PropertyOwner } from '../writers/property-owner.ts';
import { colorVerdict } from '../writers/write-fill.ts';
import type { ElementDraft } from '../xml/element-draft.ts';
import { COLOR, type WordValues } from './word-values.ts';

const HALF_POINTS = 2;

/** The attributes of `w:rFonts` for a slot: the name and the reference to the theme. */
interface FontAttributes {
  readonly name: string;
  readonly theme: string;
  /** What follows `major` or `minor` in a reference. */
  readonly script: string;
}

const ASCII: FontAttributes = { name: 'w:ascii', theme: 'w:asciiTheme', script: 'HAnsi' };
const HIGH_ANSI: FontAttributes = { name: 'w:hAnsi', theme: 'w:hAnsiTheme', script: 'HAnsi' };
const FONTS: Readonly<Record<ScriptSlot, FontAttributes>> = {
  latin: ASCII,
  high_ansi: HIGH_ANSI,
  sym: HIGH_ANSI,
  ea: { name: 'w:eastAsia', theme: 'w:eastAsiaTheme', script: 'EastAsia' },
  cs: { name: 'w:cs', theme: 'w:cstheme', script: 'Bidi' },
};

/** Writes a change of `w:rPr`. */
export function writeWordRun(owner: PropertyOwner, change: RunChange, values: WordValues): Verdict {
  switch (change.kind) {
    case 'color':
      return writeColor(owner, change, values);
    case 'font':
      return writeFont(owner, change, values);
    case 'size':
      return writeSize(owner, change);
    case 'language':
      return writeLanguage(owner, change);
  }
}

function writeColor(owner: PropertyOwner, change: Change<'color'>, values: WordValues): Verdict {
  // The fill of the text, which may be a gradient, wins over the colour.
  if (owner.properties?.child('w14:textFill') !== undefined) return 'not_supported';
  const color = childOf(owner, 'w:color');
  if (typeof color === 'string') return color;
  return color.once('color', JSON.stringify(change.to), () => {
    if (color.written !== null && !values.showsColor(color, COLOR, change.from)) return 'value_differs';
    values.setColor(color, COLOR, change.to);
    return colorVerdict(change);
  });
}

/** The child that holds a property: the written one, or a new one where properties may be added. */
function childOf(owner: PropertyOwner, name: string): ElementDraft | 'value_differs' | 'not_supported' {
  const written = owner.properties?.child(name);
  if (written !== undefined) return written;
  if (owner.make === undefined) return 'value_differs';
  return owner.make()?.ensure(name) ?? 'not_supported';
}

/** Characters beyond ASCII have a font of their own, which is changed together with that of Latin text when both are the same. */
function writeFont(owner: PropertyOwner, { slot, from, to }: Change<'font'>, values: WordValues): Verdict {
  if (to.kind === 'inherited' && owner.properties?.child('w:rFonts') === undefined) return 'value_differs';
  const fonts = childOf(owner, 'w:rFonts');
  if (typeof fonts === 'string') return fonts;
  const attributes = FONTS[slot];
  const value = JSON.stringify(to);
  return fonts.once(attributes.name, value, () => {
    const isNew = fonts.get(attributes.name) === undefined && fonts.get(attributes.theme) === undefined;
    if (isNew ? owner.make === undefined : !shows(fonts, attributes, from, values)) return 'value_differs';
    const before = fonts.get(attributes.theme) ?? fonts.get(attributes.name) ?? from;
    const withHighAnsi = slot === 'latin' && (isNew || shows(fonts, HIGH_ANSI, from, values));
    setFont(fonts, attributes, to);
    const verdict = { before, after: fonts.get(attributes.theme) ?? fonts.get(attributes.name) ?? '' };
    if (!withHighAnsi) return verdict;
    return fonts.once(HIGH_ANSI.name, value, () => {
      setFont(fonts, HIGH_ANSI, to);
      return verdict;
    });
  });
}

function shows(fonts: ElementDraft, { name, theme }: FontAttributes, typeface: string, values: WordValues): boolean {
  return values.showsTypeface(fonts.get(name), fonts.get(theme), typeface);
}

function setFont(fonts: ElementDraft, { name, theme, script }: FontAttributes, to: WrittenFont): void {
  fonts.set(name, to.kind === 'typeface' ? to.typeface : null);
  fonts.set(theme, to.kind === 'theme' ? `${to.collection}${script}` : null);
}

/** Text of complex scripts has a size of its own, which is changed together with the other when both are the same. */
function writeSize(owner: PropertyOwner, { from, to }: Change<'size'>): Verdict {
  const names = ['w:sz', 'w:szCs'];
  const sizes = names.flatMap((name) => owner.properties?.child(name) ?? []);
  const isAbsent = sizes.length === 0 && owner.make !== undefined;
  const found = isAbsent ? names.flatMap((name) => owner.make?.()?.ensure(name) ?? []) : sizes;
  const shows = (size: ElementDraft): boolean => isAbsent || Number(size.get('w:val')) === from * HALF_POINTS;
  const verdicts = found.map((size) =>
    size.once('size', `${to}`, () => {
      if (!shows(size)) return 'value_differs';
      size.set('w:val', `${Math.round(to * HALF_POINTS)}`);
      return { before: `${from}`, after: `${to}` };
    }),
  );
  return verdicts.length === 0 && owner.make !== undefined ? 'not_supported' : combined(verdicts);
}

function writeLanguage(owner: PropertyOwner, { from, to }: Change<'language'>): Verdict {
  const language = childOf(owner, 'w:lang');
  if (typeof language === 'string') return language;
  return language.once('language', to, () => {
    const written = language.get('w:val');
    const differs = written === undefined ? owner.make === undefined : written.toLowerCase() !== from.toLowerCase();
    if (differs) return 'value_differs';
    language.set('w:val', to);
    return { before: from, after: to };
  });
}
