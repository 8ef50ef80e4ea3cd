import type { Paint, Paragraph, RunFormat, RunStyle, ScriptSlot } from '@livery/office-model';
import { memoized } from '../memoized.ts';

/**
 * A format that runs of a text body use: their style, the scripts of their characters, and what is set on them directly,
 * within one setting.
 */
export interface UsedFormat {
  /** The number of the format among those of the text body. */
  readonly number: number;
  readonly style: RunStyle;
  readonly scripts: readonly ScriptSlot[];
  /** The names of what is set on the runs themselves. */
  readonly direct: RunFormat['direct'];
  readonly setting: FormatSetting;
  /** The first paragraph with a run of this format. */
  readonly paragraph: Paragraph;
}

/**
 * What surrounds runs: the style of their paragraph and what lies behind it. It holds the formats of the runs in such
 * paragraphs.
 */
export class FormatSetting {
  private readonly byStyle = new Map<RunStyle, UsedFormat[]>();

  /**
   * @param ground the shading of the paragraph, else that of its cell; null for none, and in decks
   * @param paragraphStyle the id of the paragraph style; empty in decks
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
