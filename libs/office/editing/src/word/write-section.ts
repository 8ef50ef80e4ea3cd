import type { DocumentChange } from '@livery/office-model';
import type { Verdict } from '../pending-edit.ts';
import type { Change } from '../writers/changes.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import type { WordValues } from './word-values.ts';
import { writeWordPaint } from './write-word-paint.ts';

const EMU_PER_TWIP = 635;

/** The margins of a section that says nothing, in twips. The schema wants all of them. */
const DEFAULTS = {
  'w:top': '1440',
  'w:right': '1440',
  'w:bottom': '1440',
  'w:left': '1440',
  'w:header': '720',
  'w:footer': '720',
  'w:gutter': '0',
};

/**
 * Writes the margins of a section, or the colour of the borders around its pages. A negative margin at the top or bottom stays negative: it
 * is kept however high the header is.
 */
export function writeSection(section: ElementDraft, change: DocumentChange, values: WordValues): Verdict {
  if (change.kind === 'color') return writeWordPaint(section, change, values);
  return change.kind === 'margins' ? writeMargins(section, change) : 'not_supported';
}

function writeMargins(section: ElementDraft, change: Change<'margins'>): Verdict {
  const margins = section.child('w:pgMar') ?? section.put(ElementDraft.made('w:pgMar', DEFAULTS));
  const before: string[] = [];
  const after: string[] = [];
  for (const [side, emu] of Object.entries(change.to)) {
    const written = margins.get(`w:${side}`) ?? '';
    const sign = written.startsWith('-') ? '-' : '';
    const twips = `${sign}${Math.round(emu / EMU_PER_TWIP)}`;
    before.push(`${side} ${written}`);
    after.push(`${side} ${twips}`);
    margins.set(`w:${side}`, twips);
  }
  return { before: before.join(', '), after: after.join(', ') };
}
