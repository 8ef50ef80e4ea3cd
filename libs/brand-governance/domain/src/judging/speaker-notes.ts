import type { Address } from '@livery/office-model';
import { oneStepLower } from '../severity.ts';
import type { Occurrence } from './check.ts';

/** Whether an address leads into the text of speaker notes. The notes as a whole belong to their slide. */
export function isInNotes({ parent }: Address): boolean {
  for (let at = parent; at !== null; at = at.parent) if (at.step.kind === 'notes') return true;
  return false;
}

/**
 * An occurrence with what is different in speaker notes, which no audience sees: it is less severe, its sentence says where it is, and
 * it counts no slides.
 */
export function apartFromSlides(occurrence: Occurrence): Occurrence {
  const { address, severity, former, describe } = occurrence;
  if (!isInNotes(address)) return occurrence;
  return {
    ...occurrence,
    inNotes: true,
    former: { ...former, inNotes: false },
    severity: oneStepLower(severity),
    describe: (uses) => `In the speaker notes: ${describe({ ...uses, slides: () => 1 })}`,
  };
}
