/** What a location lies in. Locations are paths such as `slide[3]/shape[5]/child[0]/paragraph[1]/run[0]`. */

const RUN = /\/run\[\d+\].*$/s;
const SHAPE = /^.*?\/(?:shape\[\d+\]|background|notes)/;
const PARAGRAPH = /^.*?\/paragraph\[\d+\]/;
const CAUSE = /^(?:layout|master|theme|style|doc_defaults|numbering|table_style|presentation)\b/;

/** The paragraph that holds a run; the location itself for what is no run. */
export function textOf(location: string): string {
  return location.replace(RUN, '');
}

/** The shape on a slide, or the paragraph of a text document; the location itself for what lies in neither. */
export function shapeOf(location: string): string {
  return (SHAPE.exec(location) ?? PARAGRAPH.exec(location) ?? [location])[0];
}

/** The whole that is read or shown as one: a slide, layout or master, or a story of a text document. */
export function canvasOf(location: string): string {
  const end = location.indexOf(']/');
  return end < 0 ? location : location.slice(0, end + 1);
}

/** Whether what lies there sets values for many places. */
export function isCause(location: string): boolean {
  return CAUSE.test(location);
}
