import type { RunFormat, ScriptSlot } from '@livery/office-model';

/** What runs have in common that say the same of themselves in one place. */
export type RunLook = Pick<RunFormat, 'style' | 'hidden' | 'direct' | 'characterStyle'>;

/** What a run is a part of. */
export type RunContext = Pick<RunFormat, 'field' | 'link' | 'change'>;

/** Of most runs: they stand in no field, no link and no tracked change. */
export const PLAIN: RunContext = { field: null, link: null, change: null };

/** The formats of runs of one look. Those of plain runs are shared, one for each answer to which scripts occur in them. */
export class RunFormats {
  private readonly plain: RunFormat[] = [];

  constructor(private readonly look: RunLook) {}

  of(scripts: readonly ScriptSlot[], context: RunContext): RunFormat {
    if (context !== PLAIN) return this.make(scripts, context);
    for (const format of this.plain) if (format.scripts === scripts) return format;
    const format = this.make(scripts, PLAIN);
    this.plain.push(format);
    return format;
  }

  private make(scripts: readonly ScriptSlot[], { field, link, change }: RunContext): RunFormat {
    const { style, hidden, direct, characterStyle } = this.look;
    return { field, scripts, style, link, hidden, change, direct, characterStyle };
  }
}
