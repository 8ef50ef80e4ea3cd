import { FORMULA } from '@livery/office-model';
import { PLAIN, type RunContext } from '../drawing/run-formats.ts';
import type { ElementReader } from '../parts/element-reader.ts';
import { FieldTracker } from './field-tracker.ts';
import type { ParagraphInReading } from './story-source.ts';
import type { UnreadContent } from './unread-content.ts';
import type { WordRunProperties } from './word-run-properties.ts';
import type { WordRuns } from './word-runs.ts';
import { isAscii } from './word-scripts.ts';

/** What the runs of a story are read into: the open paragraph, and the fields, links and tracked changes around the runs. */
export class InlineState {
  readonly fields = new FieldTracker();
  paragraph: ParagraphInReading | null = null;
  link: string | null = null;
  change: RunContext['change'] = null;

  /** @param runs of the story; @param drawing gives the reader of `w:drawing` and similar elements, undefined for other elements */
  constructor(
    private readonly runs: WordRuns,
    readonly drawing: (name: string) => ElementReader | undefined,
    readonly unread: (content: UnreadContent) => void,
  ) {}

  /**
   * Ends the open paragraph. Testing its complete text also makes V8 join the pieces that the text was made of, which would else stay in
   * memory as long as the document (measured).
   */
  endParagraph(): void {
    if (this.paragraph !== null) this.paragraph.isAscii = isAscii(this.paragraph.text);
    this.paragraph = null;
  }

  addText(text: string, properties: WordRunProperties): void {
    this.add(text, properties, this.fields.field);
  }

  addFormula(text: string, properties: WordRunProperties): void {
    this.add(text, properties, FORMULA);
  }

  private add(text: string, properties: WordRunProperties, field: string | null): void {
    const { runs, paragraph, fields, link, change } = this;
    if (paragraph === null || !fields.isVisible) return;
    paragraph.text += text;
    runs.add(paragraph.text.length, properties, contextOf(field, link ?? fields.link, change));
    paragraph.endRun = runs.length;
    if (!paragraph.pageMarks.endsWith('T') && !properties.hidden && text.trim() !== '') paragraph.pageMarks += 'T';
  }

  /** Notes a page mark of the open paragraph. The text of a text box counts as text of the paragraph that it is anchored in. */
  markPage(mark: 'R' | 'P' | 'T'): void {
    const { paragraph } = this;
    if (paragraph !== null) paragraph.pageMarks += mark;
  }
}

function contextOf(field: string | null, link: string | null, change: RunContext['change']): RunContext {
  return field === null && link === null && change === null ? PLAIN : { field, link, change };
}
