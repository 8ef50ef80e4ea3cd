import type { XmlAttributes } from '@livery/office-package';
import type { SectionSource } from './section-source.ts';
import type { StoryInReading } from './story-source.ts';
import { CHANGES } from './tracked-changes.ts';
import type { UnreadContent } from './unread-content.ts';

/** Notes what is met in a story beside its text, at the paragraph that is being read or was read last. */
export class StoryNotes {
  constructor(private readonly story: StoryInReading) {}

  /** Position in the story. */
  get paragraph(): number {
    return Math.max(0, this.story.paragraphs.length - 1);
  }

  /** An element that tracks a change; others are nothing to note. */
  change(element: string, attributes: XmlAttributes): void {
    const kind = CHANGES.get(element);
    if (kind === undefined) return;
    attributes.preventRemembering();
    this.story.changes.push({ kind, author: attributes.get('w:author') ?? '', paragraph: this.paragraph });
  }

  unread(content: UnreadContent): void {
    this.story.unread.push({ content, paragraph: this.paragraph });
  }

  /** The section that the paragraph ends. */
  section(section: SectionSource): void {
    const { sectionEnds } = this.story;
    if (sectionEnds.at(-1)?.paragraph === this.paragraph) sectionEnds.pop();
    sectionEnds.push({ paragraph: this.paragraph, section });
  }
}
