import type { Provenance, ValueSource } from '@livery/office-model';
import { capitalized } from './in-words.ts';

/**
 * Whether a value is set at the place where it shows, and not in a style, layout, master or theme. Occurrences of such values
 * are grouped by slide, since each of them is fixed on its own.
 */
export function isLocal({ location }: Provenance): boolean {
  return location === null;
}

/** The menu of PowerPoint that switches footers on. */
export const HEADER_AND_FOOTER = 'Insert ▸ Header & Footer';
export const SLIDE_MASTER = 'View ▸ Slide Master';
export const NOTES_MASTER = 'View ▸ Notes Master';
const STYLES = 'Home ▸ Styles ▸ Modify';

/** Where the menus of Office lead to what sets a value. */
const MENUS: Partial<Record<ValueSource, string>> = {
  layout: SLIDE_MASTER,
  master: SLIDE_MASTER,
  master_text_style: SLIDE_MASTER,
  paragraph_style: STYLES,
  character_style: STYLES,
  doc_defaults: 'Home ▸ Styles ▸ Manage Styles ▸ Set Defaults',
  numbering: 'Home ▸ Multilevel List ▸ Define New List Style',
};

/** Where the menus of Office lead to what sets a value; null for values that no style, layout or master sets. */
export function menuOf(source: ValueSource): string | null {
  return MENUS[source] ?? null;
}

/** Whether a location lies in the master of all speaker notes. */
export function isInNotesMaster(location: string): boolean {
  return location.startsWith('notes_master');
}

const NAMED_PART = /^the (?:slide|layout|master|chart)\b/;

/**
 * The sentence that says where to fix a value.
 * @param slides the number of slides on which it shows, if it is set there
 * @param menu where the menus of Office lead to a value that is set where it shows
 */
export function remedy(cause: Provenance, slides = 1, menu: string | null = null): string {
  const through = menu === null ? '' : ` (${menu})`;
  if (cause.source === 'built_in') return 'Nothing in the file sets it.';
  if (!isLocal(cause)) return `${setBy(cause)}: ${changeThere(cause)}.`;
  if (slides > 1) return `Fix it on ${slides} slides${through}.`;
  const where = cause.name === 'the body' ? 'the text of the document' : cause.name;
  return `Fix it ${NAMED_PART.test(where) ? 'on' : 'in'} ${where}${through}.`;
}

/** The beginning of a sentence: `The layout "Title Only" sets it`. */
function setBy({ name }: Provenance): string {
  return `${capitalized(name)} ${name.startsWith('the defaults ') ? 'set' : 'sets'} it`;
}

/** How to change what sets a value: `change it there (View ▸ Slide Master)`. A theme is changed once for all of its uses. */
export function changeThere({ source, location }: Provenance): string {
  const menu = location !== null && isInNotesMaster(location) ? NOTES_MASTER : MENUS[source];
  return `change it there${source === 'theme' ? ', once' : ''}${menu === undefined ? '' : ` (${menu})`}`;
}
