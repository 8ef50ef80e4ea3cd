import type { MergeParts } from './merge-parts.ts';
import { type FrameTarget, MergeRules } from './merge-rules.ts';
import type { MergeSource } from './merge-source.ts';
import type { MergedMasters } from './merged-masters.ts';
import type { MergedNotesMaster } from './merged-notes-master.ts';

/** A slide of the merged presentation. */
export interface MergedSlide {
  /** Its part in its deck. */
  readonly part: string;
  readonly name: string;
}

/** A deck at one place in the list of decks that are merged. The same deck may stand at several places. */
export interface MergedDeck {
  readonly source: MergeSource;
  readonly slides: readonly MergedSlide[];
}

/** What slides of all decks stand on. */
export interface SharedFrame {
  readonly parts: MergeParts;
  readonly masters: MergedMasters;
  readonly notesMaster: MergedNotesMaster;
}

/** Takes a slide with all that belongs to it alone: notes, charts with their workbooks, diagrams, embedded files. @throws PackageRefused */
export function takeSlide(shared: SharedFrame, { source, slides }: MergedDeck, { part, name }: MergedSlide): void {
  const { parts, masters } = shared;
  const { deck } = source;
  const closure = parts.closure(deck);
  for (const other of slides.toReversed()) closure.assign(other.part, other.name);
  closure.assign(part, name);
  const layout = source.needed(part, 'slideLayout');
  closure.assign(layout, masters.layout(source, layout));
  const notes = deck.related(part, 'notesSlide');
  const notesMaster = notes === undefined ? undefined : deck.related(notes, 'notesMaster');
  if (notesMaster !== undefined) closure.assign(notesMaster, shared.notesMaster.use(source, notesMaster));
  const own = new Set(slides.map((slide) => slide.part));
  const frame: FrameTarget = (from, role, target) => {
    if (role === 'slide') return from !== notes && own.has(target) ? target : part;
    if (role === 'slideLayout') return from === part && target === layout ? layout : undefined;
    if (role === 'notesSlide')
      return from === part && target === notes && notesMaster !== undefined ? notes : undefined;
    return role === 'notesMaster' && from === notes ? notesMaster : undefined;
  };
  closure.take([part], new MergeRules(deck, closure, parts, frame));
  parts.add(...closure.parts);
}
