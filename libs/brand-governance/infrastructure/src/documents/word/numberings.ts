import type { Bullet, Provenance } from '@livery/brand-governance-domain';
import type { NumberingLevel, NumberingSource } from './numbering-source.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { RunLooks } from './run-looks.ts';
import type { StyleLink, StyleSheet } from './style-sheet.ts';

/** Links between numberings are followed this far. */
const MAX_LINKS = 8;

/** What stands before numbered paragraphs (ECMA-376 Part 1, 17.9). */
export class Numberings {
  private readonly places = new Map<string, Provenance>();

  /** @param part null when the document has none */
  constructor(
    private readonly source: NumberingSource,
    private readonly part: string | null,
    private readonly styles: StyleSheet,
    private readonly looks: RunLooks,
  ) {}

  /** The list level of a paragraph, and its number or bullet. @param direct where its own properties stand */
  of(
    properties: ParagraphProperties,
    chain: readonly StyleLink[],
    direct: Provenance,
  ): { readonly level: number; readonly bullet: Bullet | null } {
    const said = [properties, ...chain.map(({ style }) => style.paragraph)];
    const id = said.find(({ numbering }) => numbering !== undefined)?.numbering;
    const level = said.find((one) => one.level !== undefined)?.level ?? 0;
    if (id === undefined || id === '0') return { level: 0, bullet: null };
    const found = this.level(id, level, MAX_LINKS);
    if (found === undefined || found.format === 'none') return { level, bullet: null };
    return { level, bullet: this.bullet(found, `numbering[${id}]/level[${level}]`, properties, direct) };
  }

  private level(id: string, level: number, links: number): NumberingLevel | undefined {
    const instance = this.source.instances.get(id);
    if (instance === undefined || links === 0) return undefined;
    const abstract = this.source.abstracts.get(instance.abstract);
    const own = instance.overrides.get(level) ?? abstract?.levels.get(level);
    if (own !== undefined || abstract?.styleLink === undefined) return own;
    const linked = this.styles.find('numbering', abstract.styleLink)?.paragraph.numbering;
    return linked === undefined ? undefined : this.level(linked, level, links - 1);
  }

  /** The mark of the paragraph, over which lies the level (17.9.24). */
  private bullet(level: NumberingLevel, place: string, { mark }: ParagraphProperties, direct: Provenance): Bullet {
    const ofLevel = this.looks.own(level.run, this.provenance(place));
    const ofMark = this.looks.own(mark, direct);
    return {
      characters: level.format === 'bullet' ? level.text : '',
      color: ofLevel.color ?? ofMark.color ?? null,
      font: ofLevel.font ?? ofMark.font ?? null,
    };
  }

  private provenance(place: string): Provenance {
    const known = this.places.get(place);
    if (known !== undefined) return known;
    const made: Provenance = { source: 'numbering', part: this.part, place, name: 'the numbering' };
    this.places.set(place, made);
    return made;
  }
}
