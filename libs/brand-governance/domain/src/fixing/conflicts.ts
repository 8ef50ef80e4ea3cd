import type { DocumentChange, DocumentEdit } from '@livery/office-model';
import { memoized } from '../memoized.ts';

/** What can be written at once: of those that change the same, the first one. */
export function firstOfEach<Proposal extends { readonly edit: DocumentEdit }>(
  proposals: readonly Proposal[],
): readonly Proposal[] {
  const accepted = new AcceptedEdits();
  return proposals.filter(({ edit }) => accepted.accept(edit));
}

/** The edits that are made so far. It says whether another one fits in. */
export class AcceptedEdits {
  private readonly properties = new Set<string>();
  private readonly removed = new Set<string>();
  private losesComments = false;
  private readonly texts = new Map<string, { readonly start: number; readonly end: number }[]>();

  /** Whether an edit changes something that another one removes. */
  private isRemoved({ location }: DocumentEdit): boolean {
    if (this.losesComments && location.startsWith(COMMENT)) return true;
    for (let end = location.length; end > 0; end = location.lastIndexOf('/', end - 1)) {
      if (this.removed.has(location.slice(0, end))) return true;
    }
    return false;
  }

  /** Accepts an edit, unless it changes what another one changes. */
  accept(edit: DocumentEdit): boolean {
    const { location, part, change } = edit;
    if (this.isRemoved(edit)) return false;
    const place = `${part} ${location}`;
    if (change.kind === 'text') return this.acceptText(place, change);
    const properties = propertiesOf(change).map((property) => `${place} ${property}`);
    if (properties.some((property) => this.properties.has(property))) return false;
    for (const property of properties) this.properties.add(property);
    if (removesItsPlace(change)) this.removed.add(location);
    this.losesComments ||= change.kind === 'remove' && change.what === 'comments';
    return true;
  }

  private acceptText(place: string, { start, end }: DocumentChange & { readonly kind: 'text' }): boolean {
    const ranges = memoized(this.texts, place, (): { start: number; end: number }[] => []);
    if (ranges.some((one) => start <= one.end && one.start <= end)) return false;
    ranges.push({ start, end });
    return true;
  }
}

/** How the locations of comments of a text document begin. */
const COMMENT = 'comment[';

/** Whether a change removes something in which other edits may lie. */
export function removesContent(change: DocumentChange): boolean {
  return removesItsPlace(change) || (change.kind === 'remove' && change.what === 'comments');
}

/** Whether a change removes what its location leads to, with everything in it. */
function removesItsPlace(change: DocumentChange): boolean {
  return (
    change.kind === 'remove_shape' || (change.kind === 'remove' && (change.what === 'slide' || change.what === 'notes'))
  );
}

/** The names that text documents give the properties of runs that other changes write. */
const DIRECT: ReadonlyMap<string, string> = new Map([
  ['color', 'color text'],
  ['rFonts', 'font'],
  ['sz', 'size'],
  ['szCs', 'size'],
  ['lang', 'language'],
]);

/** What a change writes. Two changes that write the same at one place exclude each other. */
function propertiesOf(change: DocumentChange): readonly string[] {
  switch (change.kind) {
    case 'color':
      return [`color ${change.surface}`];
    case 'font':
      return [`font ${change.slot}`];
    case 'theme_color':
      return [change.slot];
    case 'theme_font':
      return [`${change.collection} ${change.slot}`];
    case 'footer':
      return [change.placeholder];
    case 'direct_formatting':
      return change.properties.flatMap((name) => fontsOf(DIRECT.get(name) ?? name));
    case 'remove':
      return [change.what];
    case 'size':
    case 'language':
    case 'text':
    case 'box':
    case 'table_header':
    case 'margins':
    case 'remove_shape':
      return [change.kind];
  }
}

function fontsOf(property: string): readonly string[] {
  return property === 'font' ? ['latin', 'high_ansi', 'ea', 'cs', 'sym'].map((slot) => `font ${slot}`) : [property];
}
