import { NO_EDITS, type PlanRemoval } from './removal.ts';

const NOTES: ReadonlySet<string> = new Set(['notesSlide']);

/** Removes the notes page of a slide. */
export const removeNotes: PlanRemoval = ({ graph }, { part }) => {
  const parts = graph.targets(part, NOTES);
  return parts.length === 0 ? 'value_differs' : { parts, edits: NO_EDITS, before: 'Speaker notes' };
};
