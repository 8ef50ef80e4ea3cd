import { OoxmlPackage } from '@livery/office-package';
import type { Difference } from './difference.ts';
import { type DocumentFacts, documentDeviation, factsOfDocument } from './document-deviations.ts';
import { squeeze } from './squeeze.ts';
import { parseXml, type XmlElement } from './xml-element.ts';

const ORPHAN = '4294967295';
const NO_TEXT_COLOR: ReadonlySet<string> = new Set(['gradient', 'picture', 'pattern']);

/** The facts about a slide that explain where LibreOffice is known to be wrong. Texts have no white space. */
interface SlideFacts {
  readonly textColor: string | null;
  readonly lacksTextStyles: boolean;
  readonly withParagraphDefaults: ReadonlySet<string>;
  readonly ofOrphans: ReadonlySet<string>;
  readonly ofFilledLinks: ReadonlySet<string>;
}

/**
 * The deviations of LibreOffice that the reference pack documents (effective values, 8). They are found by reading the file and not
 * from the values of the engine, with two exceptions: `gradient_text` and `no_fill_text`.
 */
export class KnownDeviations {
  private readonly slides: readonly SlideFacts[];
  private readonly document: DocumentFacts | null;
  private readonly bytes: Uint8Array;
  private namesDejaVu: boolean | undefined;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.document = factsOfDocument(bytes);
    this.slides = this.document === null ? factsOf(bytes) : [];
  }

  /** The name of the deviation that explains a difference, or null. */
  explain(difference: Difference): string | null {
    const { property, mine, expected, run, paragraph } = difference;
    if (property === 'color' && NO_TEXT_COLOR.has(String(mine))) return 'gradient_text';
    if (property === 'color' && mine === 'none') return 'no_fill_text';
    if (property === 'font' && isUnset(expected) && !this.mentionsDejaVu()) return 'font_not_set';
    if (this.document !== null) return documentDeviation(difference, this.document);
    const facts = typeof run.slideOrStory === 'number' ? this.slides[run.slideOrStory] : undefined;
    if (facts === undefined) return null;
    if (property === 'color' && expected === null && mine === facts.textColor) return 'automatic_is_tx1';
    if (facts.lacksTextStyles) return 'no_tx_styles';
    if (facts.withParagraphDefaults.has(paragraph)) return 'ppr_defrpr';
    if (facts.ofOrphans.has(paragraph)) return 'orphan_placeholder';
    return property === 'color' && facts.ofFilledLinks.has(squeeze(run.text)) ? 'link_with_own_fill' : null;
  }

  private mentionsDejaVu(): boolean {
    return (this.namesDejaVu ??= mentions(this.bytes, 'DejaVu'));
  }
}

function isUnset(font: string | number | null): boolean {
  return font === '' || font === 'DejaVu Sans';
}

function mentions(bytes: Uint8Array, word: string): boolean {
  const file = OoxmlPackage.open(bytes);
  const parts = file.parts().filter((part) => part.endsWith('.xml') && !part.startsWith('/docProps/'));
  return parts.some((part) => Buffer.from(file.bytes(part) ?? []).includes(word));
}

/** The facts about each slide. None when some part of the file cannot be read. */
function factsOf(bytes: Uint8Array): SlideFacts[] {
  try {
    const file = OoxmlPackage.open(bytes);
    const relationships = new Map(file.relationships(file.mainPart).map((one) => [one.id, one]));
    const slides = xmlOf(file, file.mainPart).all('p:sldId');
    return [...slides].map((slide) => {
      const target = relationships.get(slide.attributes.get('r:id') ?? '');
      return target === undefined || target.external || !file.has(target.target)
        ? NO_FACTS
        : factsOfSlide(file, target.target);
    });
  } catch {
    return [];
  }
}

const NO_FACTS: SlideFacts = {
  textColor: null,
  lacksTextStyles: false,
  withParagraphDefaults: new Set(),
  ofOrphans: new Set(),
  ofFilledLinks: new Set(),
};

function factsOfSlide(file: OoxmlPackage, part: string): SlideFacts {
  const layout = file.related(part, 'slideLayout');
  const master = layout === undefined ? undefined : file.related(layout, 'slideMaster');
  const slide = xmlOf(file, part);
  return {
    ...textFacts(slide),
    ofFilledLinks: filledLinks(slide),
    ...(layout !== undefined && master !== undefined
      ? masterFacts(file, { part, slide, layout, master })
      : { textColor: null, lacksTextStyles: false }),
  };
}

interface Ancestry {
  readonly part: string;
  readonly slide: XmlElement;
  readonly layout: string;
  readonly master: string;
}

function masterFacts(file: OoxmlPackage, { part, slide, layout, master }: Ancestry) {
  const tree = xmlOf(file, master);
  const overrides = [xmlOf(file, layout), slide].map((owner) => owner.find('p:clrMapOvr', 'a:overrideClrMapping'));
  const map = [tree.find('p:clrMap'), ...overrides].filter((one) => one !== undefined).at(-1);
  return {
    lacksTextStyles: tree.find('p:txStyles') === undefined,
    textColor: textColor(file, [part, layout, master], map?.attributes.get('tx1') ?? 'dk1'),
  };
}

function textColor(file: OoxmlPackage, owners: readonly string[], slot: string): string | null {
  for (const owner of owners) {
    const theme = file.related(owner, 'themeOverride') ?? file.related(owner, 'theme');
    const [found] = theme === undefined ? [] : xmlOf(file, theme).all(`a:${slot}`);
    const color = found?.children[0]?.attributes;
    if (color) return (color.get('lastClr') ?? color.get('val') ?? '').toUpperCase();
  }
  return null;
}

function textFacts(slide: XmlElement) {
  const withParagraphDefaults = new Set<string>();
  const ofOrphans = new Set<string>();
  for (const shape of slide.all('p:sp')) {
    const isOrphan = shape.find('*', 'p:nvPr', 'p:ph')?.attributes.get('idx') === ORPHAN;
    for (const paragraph of shape.all('a:p')) {
      const text = squeeze([...paragraph.all('a:t')].map((piece) => piece.text).join(''));
      const defaults = paragraph.find('a:pPr', 'a:defRPr');
      if (defaults && defaults.children.length + defaults.attributes.size > 0) withParagraphDefaults.add(text);
      if (isOrphan) ofOrphans.add(text);
    }
  }
  return { withParagraphDefaults, ofOrphans };
}

function filledLinks(slide: XmlElement): ReadonlySet<string> {
  const links = [...slide.all('a:r')].filter(
    (run) => run.find('a:rPr', 'a:hlinkClick') && run.find('a:rPr', 'a:solidFill'),
  );
  return new Set(links.map((run) => squeeze(run.find('a:t')?.text)));
}

function xmlOf(file: OoxmlPackage, part: string): XmlElement {
  return parseXml(file.bytes(part) ?? new Uint8Array());
}
