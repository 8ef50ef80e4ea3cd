import type { Paint, Paragraph, RunFormat, RunStyle, ScriptSlot } from '@livery/office-model';
import { memoized } from './memoized.ts';

/** So many looks are found faster one by one than in a map. */
const FEW = 8;

/** How runs of a text look that are written alike and hold characters of the same scripts, in one setting. */
export interface Look {
  /** Among the looks of the text. */
  readonly number: number;
  readonly style: RunStyle;
  readonly scripts: readonly ScriptSlot[];
  /** Names of what is set on the runs themselves. */
  readonly direct: RunFormat['direct'];
  readonly setting: LookSetting;
  /** The first paragraph with such a run. */
  readonly paragraph: Paragraph;
}

/** What the paragraphs of a text have in common that have one style and one ground, and the looks of their runs. */
export class LookSetting {
  private readonly looks: Look[] = [];
  /** When they are many. */
  private byStyle: Map<RunStyle, Look[]> | null = null;

  /**
   * @param ground what shades the paragraph, else its cell; null for nothing, and in decks
   * @param paragraphStyle id of the style; empty in decks
   */
  constructor(
    readonly ground: Paint | null,
    readonly paragraphStyle: string,
  ) {}

  find({ style, scripts, direct }: RunFormat): Look | undefined {
    const looks = this.byStyle === null ? this.looks : (this.byStyle.get(style) ?? NONE);
    for (let index = 0; index < looks.length; index += 1) {
      const look = looks[index];
      if (look?.style === style && look.scripts === scripts && look.direct === direct) return look;
    }
    return undefined;
  }

  add(look: Look): void {
    const { looks, byStyle } = this;
    looks.push(look);
    if (byStyle !== null) memoized(byStyle, look.style, (): Look[] => []).push(look);
    else if (looks.length > FEW) this.byStyle = Map.groupBy(looks, ({ style }) => style);
  }
}

const NONE: readonly never[] = [];
