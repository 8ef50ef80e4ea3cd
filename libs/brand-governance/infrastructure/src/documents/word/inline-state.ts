import { FORMULA, type TextRun } from '@livery/brand-governance-domain';
import type { ElementReader } from '../sources/element-reader.ts';
import { FieldTracker } from './field-tracker.ts';
import type { ParagraphInReading, WordRun } from './story-source.ts';
import type { UnreadContent } from './unread-content.ts';
import type { WordRunProperties } from './word-run-properties.ts';

/** What the runs of a story are read into: the open paragraph, within fields, links and tracked changes. */
export class InlineState {
  readonly fields = new FieldTracker();
  paragraph: ParagraphInReading | null = null;
  link: string | null = null;
  change: TextRun['change'] = null;

  /** @param runs of the story; @param drawing the reader of `w:drawing` and its like; undefined for other elements */
  constructor(
    private readonly runs: WordRun[],
    readonly drawing: (name: string) => ElementReader | undefined,
    readonly unread: (content: UnreadContent) => void,
    /** How much was noted so far of what is met in the story. */
    readonly noted: () => number,
  ) {}

  addText(text: string, properties: WordRunProperties): void {
    this.add(text, properties, this.fields.field);
  }

  addFormula(text: string, properties: WordRunProperties): void {
    this.add(text, properties, FORMULA);
  }

  private add(text: string, properties: WordRunProperties, field: string | null): void {
    const { runs, paragraph, fields, link, change } = this;
    if (paragraph === null || !fields.isVisible) return;
    paragraph.endRun = runs.push({ text, properties, field, link: link ?? fields.link, change });
    if (!paragraph.pageMarks.endsWith('T') && !properties.hidden && text.trim() !== '') paragraph.pageMarks += 'T';
  }

  /** Breaks that follow each other are one; the text of a text box counts where it hangs. */
  markPage(mark: 'R' | 'P' | 'T'): void {
    const { paragraph } = this;
    if (paragraph !== null) paragraph.pageMarks += mark;
  }
}
