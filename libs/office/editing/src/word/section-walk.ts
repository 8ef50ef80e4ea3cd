import type { XmlAttributes } from '@livery/office-package';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, keep, outline } from '../xml/element-walker.ts';
import type { StoryEdits } from './story-edits.ts';
import { writeSection } from './write-section.ts';

/** Walks through the properties of the sections of one story, and counts them as the reader does. */
export class SectionWalk {
  private count = 0;

  constructor(private readonly shared: Pick<StoryEdits, 'sections' | 'edits' | 'values'>) {}

  /**
   * The walker of the body, which gets the properties of its last section when it has none and they are edited.
   * @param blocks the walker of what is in the body
   */
  body(attributes: XmlAttributes, blocks: ElementWalker): ElementWalker {
    const tree = this.shared.sections;
    const isEdited = [...(tree?.steps.keys() ?? [])].some((step) => step.startsWith('section['));
    if (!isEdited) return blocks;
    let hasLast = false;
    const childOf = (name: string, own: XmlAttributes): ElementWalker | undefined => {
      hasLast ||= name === 'w:sectPr';
      return blocks.child?.(name, own);
    };
    return outline('w:body', attributes, childOf, (written) => {
      if (hasLast || tree?.at(`section[${this.count}]`) === undefined) return;
      const draft = ElementDraft.of(written);
      const section = ElementDraft.made('w:sectPr');
      this.write(section);
      if (section.children.length > 0) draft.append(section);
      this.shared.edits.finish(draft);
    });
  }

  /** The walker of `w:sectPr`. */
  section(name: string, attributes: XmlAttributes): ElementWalker | undefined {
    if (this.shared.sections?.at(`section[${this.count}]`) === undefined) {
      this.count += 1;
      return undefined;
    }
    return keep(name, attributes, (written) => {
      const draft = ElementDraft.of(written);
      this.write(draft);
      this.shared.edits.finish(draft);
    });
  }

  write(section: ElementDraft): void {
    const { sections, edits, values } = this.shared;
    const tree = sections?.at(`section[${this.count}]`);
    this.count += 1;
    edits.decide(tree?.all() ?? [], ({ edit }) => writeSection(section, edit.change, values));
  }
}
