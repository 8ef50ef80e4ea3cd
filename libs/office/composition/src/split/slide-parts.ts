import { PackageRefused } from '@livery/office-package';
import type { SourceDeck } from '../parts/source-deck.ts';

/** The parts of the source that one slide stands on. */
export interface SlideParts {
  readonly slide: string;
  readonly layout: string;
  readonly master: string;
  /** Its notes; undefined when it has none, or when they have no master, without which they cannot be shown. */
  readonly notes: string | undefined;
  readonly notesMaster: string | undefined;
}

/** @throws PackageRefused `file_corrupt` when the slide has no layout or its layout has no master */
export function slideParts(deck: SourceDeck, slide: string): SlideParts {
  const layout = deck.related(slide, 'slideLayout');
  if (layout === undefined) throw new PackageRefused('file_corrupt', 'A slide has no layout.', slide);
  const master = deck.related(layout, 'slideMaster');
  if (master === undefined) throw new PackageRefused('file_corrupt', 'A layout has no master.', layout);
  if (new Set([slide, layout, master]).size < 3)
    throw new PackageRefused('file_corrupt', 'A slide is its own layout or master.', slide);
  const notes = deck.related(slide, 'notesSlide');
  const notesMaster = notes === undefined ? undefined : deck.related(notes, 'notesMaster');
  const areNotes = notesMaster !== undefined && ![slide, layout, master, notes].includes(notesMaster);
  return areNotes
    ? { slide, layout, master, notes, notesMaster }
    : { slide, layout, master, notes: undefined, notesMaster: undefined };
}
