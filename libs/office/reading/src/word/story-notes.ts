import type { XmlAttributes } from '@livery/office-package';
import type { SectionSource } from './section-source.ts';
import type { StoryInReading } from './story-source.ts';
import { CHANGES } from './tracked-changes.ts';
import type { UnreadContent } from './unread-content.ts';

/** Notes tracked changes, sections and unread content of a story, each at the open paragraph, or else at the last one. */
export class StoryNotes {
  constructor(private readonly story: StoryInReading) {}

  /** The position of that paragraph in the story. */
  get paragraph(): number {
    return Math.max(0, this.story.paragraphs.length - 1);
  }

  /** Notes an element that tracks a change. Other elements are ignored. */
  change(element: string, attributes: XmlAttributes): void {
    const kind = CHANGES.get(element);
    if (kind === undefined) return;
    attributes.preventRemembering();
    this.story.changes.push({ kind, author: attributes.get('w:author') ?? '', paragraph: this.paragraph });
  }

  unread(content: UnreadContent): void {
    this.story.unread.push({ content, paragraph: this.paragraph });
  }

  /** Notes the section that ends with the paragraph. */
  section(section: SectionSource): void {
    const { sectionEnds } = this.story;
    if (sectionEnds.at(-1)?.paragraph === this.paragraph) sectionEnds.pop();
    sectionEnds.push({ paragraph: this.paragraph, section });
  }
}
