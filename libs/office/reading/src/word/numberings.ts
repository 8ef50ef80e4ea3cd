import type { Bullet, BulletFont, Paragraph, Provenance, RunStyle, ScriptSlot } from '@livery/office-model';
import { labelScripts } from './numbering-label.ts';
import type { NumberingLevel, NumberingSource } from './numbering-source.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { StyleLink, StyleSheet } from './style-sheet.ts';
import { solidColor } from './word-color-resolver.ts';
import type { WordRunStyles } from './word-run-styles.ts';

/** The most links between numberings that are followed. */
const MAX_LINKS = 8;
const MAX_LEVEL = 8;

/** A numbering level with its provenance. */
export interface LocatedLevel {
  readonly level: NumberingLevel;
  readonly scripts: readonly ScriptSlot[];
  readonly provenance: Provenance;
}

/** The list level of a paragraph, zero-based, and the numbering level whose number or bullet is shown; null when none is shown. */
export interface ListLevel {
  readonly level: number;
  readonly shown: LocatedLevel | null;
}

const NO_LIST: ListLevel = { level: 0, shown: null };

/** Resolves the numbers and bullets of paragraphs (ECMA-376 Part 1, 17.9). */
export class Numberings {
  /** By numbering and level; null where no number or bullet is shown. */
  private readonly levels = new Map<string, LocatedLevel | null>();
  private readonly styleLevels = new Map<string, ReadonlyMap<string, number>>();

  /** @param part the numbering part; null when the document has none */
  constructor(
    private readonly source: NumberingSource,
    private readonly part: string | null,
    private readonly styles: StyleSheet,
    private readonly runStyles: WordRunStyles,
  ) {}

  /** @param chain of the paragraph's style */
  of(properties: ParagraphProperties, chain: readonly StyleLink[]): ListLevel {
    const said = [properties, ...chain.map(({ style }) => style.paragraph)];
    const id = said.find(({ numbering }) => numbering !== undefined)?.numbering;
    if (id === undefined || id === '0') return NO_LIST;
    const level = properties.level ?? this.levelOf(id, chain) ?? 0;
    return { level, shown: this.shownLevel(id, level) };
  }

  /** The level that is linked to a style wins over the level that the style names (ECMA-376 Part 1, 17.9.3). */
  private levelOf(id: string, chain: readonly StyleLink[]): number | undefined {
    const ofStyles = this.levelsOfStyles(id);
    for (const { style } of chain) {
      const level = ofStyles.get(style.id) ?? style.paragraph.level;
      if (level !== undefined) return level;
    }
    return undefined;
  }

  /** The levels that are linked to paragraph styles, by the ids of the styles. */
  private levelsOfStyles(id: string): ReadonlyMap<string, number> {
    const known = this.styleLevels.get(id);
    if (known !== undefined) return known;
    const levels = new Map<string, number>();
    for (let level = 0; level <= MAX_LEVEL; level += 1) {
      const style = this.level(id, level, MAX_LINKS)?.style;
      if (style !== undefined) levels.set(style, level);
    }
    this.styleLevels.set(id, levels);
    return levels;
  }

  private shownLevel(id: string, level: number): LocatedLevel | null {
    const key = `${id} ${level}`;
    let shown = this.levels.get(key);
    if (shown === undefined) {
      const found = this.level(id, level, MAX_LINKS);
      const isShown = found !== undefined && found.format !== 'none';
      shown = isShown
        ? { level: found, scripts: labelScripts(found), provenance: this.provenance(found.location) }
        : null;
      this.levels.set(key, shown);
    }
    return shown;
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

  /**
   * The bullet of a paragraph: the style of the paragraph mark, with the properties of the level over it (ECMA-376 Part 1, 17.9.24). Colour
   * and fonts that the text has as well are left out, since findings report them for the text.
   */
  bullet({ level, scripts, provenance }: LocatedLevel, mark: RunStyle, runs: Paragraph['runs']): Bullet {
    const ofLevel = this.runStyles.ownColor(level.run, provenance);
    const color = ofLevel === undefined ? solidColor(mark.paint) : ofLevel;
    return {
      characters: level.format === 'bullet' ? level.text : '',
      color: runs.some(({ style }) => solidColor(style.paint) === color) ? null : color,
      fonts: scripts.flatMap((slot): BulletFont[] => {
        const font = this.runStyles.ownFont(level.run, slot, provenance) ?? mark.fonts[slot];
        return runs.some(({ style }) => style.fonts[slot] === font) ? [] : [{ font, slot }];
      }),
    };
  }

  private provenance(location: string): Provenance {
    return { source: 'numbering', part: this.part, location, name: 'the numbering' };
  }
}
