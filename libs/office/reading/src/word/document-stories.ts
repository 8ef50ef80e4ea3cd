import type { Omissions, Paint, Provenance, Shape, Story, TrackedChange } from '@livery/office-model';
import type { ShapeResolver } from '../drawing/shape-resolver.ts';
import type { DocumentContext } from './document-context.ts';
import { anchoredTables, resolveDrawings } from './story-drawings.ts';
import { countedStoryName, type StoryName } from './story-names.ts';
import { StoryResolver, type StorySurroundings } from './story-resolver.ts';
import type { StorySource } from './story-source.ts';
import { UNREAD } from './unread-content.ts';

/** The surroundings of a story that does not belong to one page. */
export const NO_SURROUNDINGS: StorySurroundings = {
  page: () => null,
  section: () => null,
  anchorPage: () => null,
  ground: { kind: 'none', provenance: null },
  holder: null,
};

/** Resolves the stories of a document, text boxes after all others. */
export class DocumentStories {
  readonly changes: TrackedChange[] = [];
  private readonly stories: Story[] = [];
  private readonly textBoxes: { readonly source: StorySource; readonly surroundings: StorySurroundings }[] = [];

  /** @param resolverOf gives the resolver of a part's drawings */
  constructor(
    private readonly context: DocumentContext,
    private readonly resolverOf: (part: string, here: Provenance) => ShapeResolver,
    private readonly omissions: Omissions,
  ) {}

  /** All stories. None may be added afterwards. */
  all(): readonly Story[] {
    for (let index = 0; index < this.textBoxes.length; index += 1) {
      const box = this.textBoxes[index];
      if (box !== undefined) this.add(box.source, countedStoryName('text_box', index), box.surroundings);
    }
    return this.stories;
  }

  add(source: StorySource, { path, displayName }: StoryName, surroundings: StorySurroundings): Story {
    const { kind, part, author, contentControls } = source;
    const { size } = this.context;
    size.add('stories', 1, part);
    size.add('paragraphs', source.paragraphs.length, part);
    size.add('shapes', source.tables.length, part);
    const direct: Provenance = { source: 'run', part, location: null, name: displayName };
    const resolver = new StoryResolver(source, this.context, direct, surroundings);
    const shapes = this.resolverOf(part, { ...direct, source: 'shape' });
    const story: Story = {
      kind,
      address: { parent: null, step: { kind: 'story', name: path } },
      name: displayName,
      part,
      paragraphs: resolver.paragraphs(),
      drawings: [
        ...resolveDrawings(source, shapes, path, surroundings),
        ...anchoredTables(source, resolver.tables.shapes()),
      ],
      contentControls,
      ground: surroundings.ground,
      holder: surroundings.holder,
      author,
    };
    this.note(source, story, surroundings);
    for (const { content, paragraph } of source.unread) {
      const number = story.paragraphs[paragraph]?.number;
      const { surface, reason } = UNREAD[content];
      this.omissions.add(surface, reason, number === undefined ? path : `${path}/paragraph[${number}]`);
    }
    this.stories.push(story);
    return story;
  }

  /** A text box is on the page and in the section of the paragraph that it is anchored in. */
  private note({ changes, textBoxes }: StorySource, { drawings }: Story, surroundings: StorySurroundings): void {
    const story = this.stories.length;
    for (const change of changes) this.changes.push({ ...change, story });
    const byPosition = drawnBy(drawings);
    for (const source of textBoxes) {
      const { anchor } = source;
      const page = surroundings.page(anchor);
      const section = surroundings.section(anchor);
      const holder = byPosition[source.drawing] ?? null;
      const ground = groundOf(holder);
      this.textBoxes.push({
        source,
        surroundings: { ...NO_SURROUNDINGS, page: () => page, section: () => section, ground, holder },
      });
    }
  }
}

/** The drawings of a story in the order in which they were read, without the tables, which follow them. */
function drawnBy(drawings: Story['drawings']): readonly Shape[] {
  return drawings.filter(({ shape }) => shape.kind !== 'table').map(({ shape }) => shape);
}

/** What the text of a text box lies on. Which shape of a group contains it is not known. */
function groundOf(shape: Shape | null): Paint {
  if (shape?.kind === 'group') return { kind: 'unknown', provenance: GROUP_PROVENANCE };
  return shape?.fill ?? NO_SURROUNDINGS.ground;
}

const GROUP_PROVENANCE: Provenance = { source: 'shape', part: null, location: null, name: 'the group' };
