import type { RunFormat, ScriptSlot } from '@livery/office-model';

/** What runs have in common that say the same of themselves and inherit the same. */
export type RunFormatting = Pick<RunFormat, 'style' | 'hidden' | 'direct' | 'characterStyle'>;

/** The field, the link and the tracked change that a run is a part of; null where there is none. */
export type RunContext = Pick<RunFormat, 'field' | 'link' | 'change'>;

/** The context of most runs, which are in no field, no link and no tracked change. */
export const PLAIN: RunContext = { field: null, link: null, change: null };

/** The formats of runs with the same formatting. Plain runs share one for each list of scripts that occur in them. */
export class RunFormats {
  private readonly plain: RunFormat[] = [];

  constructor(private readonly formatting: RunFormatting) {}

  of(scripts: readonly ScriptSlot[], context: RunContext): RunFormat {
    if (context !== PLAIN) return this.make(scripts, context);
    for (const format of this.plain) if (format.scripts === scripts) return format;
    const format = this.make(scripts, PLAIN);
    this.plain.push(format);
    return format;
  }

  private make(scripts: readonly ScriptSlot[], { field, link, change }: RunContext): RunFormat {
    const { style, hidden, direct, characterStyle } = this.formatting;
    return { field, scripts, style, link, hidden, change, direct, characterStyle };
  }
}
