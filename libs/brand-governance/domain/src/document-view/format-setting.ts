import type { Paint, Paragraph, RunFormat, RunStyle, ScriptSlot } from '@livery/office-model';
import { memoized } from '../memoized.ts';

/** How runs of a text look that are written alike and hold characters of the same scripts, in one setting. */
export interface UsedFormat {
  /** Among the looks of the text. */
  readonly number: number;
  readonly style: RunStyle;
  readonly scripts: readonly ScriptSlot[];
  /** Names of what is set on the runs themselves. */
  readonly direct: RunFormat['direct'];
  readonly setting: FormatSetting;
  /** The first paragraph with such a run. */
  readonly paragraph: Paragraph;
}

/** What the paragraphs of a text have in common that have one style and one ground, and the looks of their runs. */
export class FormatSetting {
  private readonly byStyle = new Map<RunStyle, UsedFormat[]>();

  /**
   * @param ground what shades the paragraph, else its cell; null for nothing, and in decks
   * @param paragraphStyle id of the style; empty in decks
   */
  constructor(
    readonly ground: Paint | null,
    readonly paragraphStyle: string,
  ) {}

  find({ style, scripts, direct }: RunFormat): UsedFormat | undefined {
    return this.byStyle.get(style)?.find((format) => format.scripts === scripts && format.direct === direct);
  }

  add(format: UsedFormat): void {
    memoized(this.byStyle, format.style, (): UsedFormat[] => []).push(format);
  }
}
