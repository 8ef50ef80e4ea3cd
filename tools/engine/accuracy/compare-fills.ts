import type { CellRecord, ShapeRecord } from '../dump/dump-record.ts';
import type { Agreement, Outcome } from './agreement.ts';
import type { ExpectedCell, ExpectedFill, ExpectedShape } from './expected-record.ts';
import { areNearColors } from './near-colors.ts';

/** Shapes whose area LibreOffice does not report as a fill. */
const SKIPPED = /(?:Group|Table|OLE2|GraphicObject|Connector|Line|Media|Page|Control|Applet|Plugin)Shape$/;

/** Compares the fills of shapes. Shapes are paired by index when their names agree, else by a name that is unique on the slide. */
export function compareShapes(
  agreement: Agreement,
  mine: readonly ShapeRecord[],
  expected: readonly ExpectedShape[],
): void {
  const byIndex = new Map(expected.map((shape) => [`${shape.slide} ${shape.shape}`, shape]));
  const byName = Map.groupBy(expected, nameOnSlide);
  const ownNames = Map.groupBy(mine, nameOnSlide);
  for (const shape of mine) {
    const atIndex = byIndex.get(`${shape.slide} ${shape.shape}`);
    const named = byName.get(nameOnSlide(shape)) ?? [];
    const isUnique = named.length === 1 && ownNames.get(nameOnSlide(shape))?.length === 1;
    const isSame = atIndex !== undefined && (atIndex.name ?? '') === shape.name;
    const other = isSame ? atIndex : isUnique ? named[0] : undefined;
    if (other !== undefined && !SKIPPED.test(other.type ?? '')) compareShape(agreement, shape, other);
  }
}

function compareShape(agreement: Agreement, mine: ShapeRecord, expected: ExpectedShape): void {
  if (isUnknown(mine)) {
    agreement.leaveUnknown('pptx.fill', 1);
    return;
  }
  const style = expected.fill_style ?? 'none';
  const outcome = sameStyle(mine.fill_style, style) ? colorOutcome(mine, expected) : 'differ';
  if (outcome !== 'differ') {
    agreement.add('pptx.fill', outcome);
    return;
  }
  agreement.differ('pptx.fill', `${mine.fill_style} / ${style}`, {
    file: mine.file,
    where: `slide ${mine.slide}`,
    text: mine.name,
    mine: mine.fill ?? mine.fill_style,
    expected: expected.fill ?? style,
  });
}

/** Whether the file does not define the colour of a fill. */
function isUnknown({ fill_style, fill }: ShapeRecord | CellRecord): boolean {
  return fill_style === 'solid' && fill === null;
}

/** LibreOffice draws patterns as pictures. */
function sameStyle(mine: string, expected: string): boolean {
  const drawn = (style: string): string => (style === 'pattern' ? 'picture' : style);
  return drawn(mine) === drawn(expected);
}

function colorOutcome(mine: ShapeRecord, expected: ExpectedFill): Outcome {
  if (mine.fill_style !== 'solid' || mine.fill === (expected.fill ?? null)) return 'exact';
  return areNearColors(mine.fill, expected.fill) ? 'near' : 'differ';
}

/** Compares the fills of table cells where the pair of cells is certain. */
export function compareCells(
  agreement: Agreement,
  mine: readonly CellRecord[],
  expected: readonly ExpectedCell[],
): void {
  const byAddress = Map.groupBy(expected, cellAddress);
  for (const cell of mine) {
    const named = byAddress.get(cellAddress(cell)) ?? [];
    const candidates = named.length > 1 ? named.filter(({ shape }) => shape === cell.shape) : named;
    const [other] = candidates;
    if (other === undefined || candidates.length > 1) continue;
    const [own, theirs] = [shownBy(cell), shownBy(other)];
    if (isUnknown(cell)) agreement.leaveUnknown('pptx.cell_fill', 1);
    else if (own === theirs) agreement.add('pptx.cell_fill', 'exact');
    else if (areNearColors(own, theirs)) agreement.add('pptx.cell_fill', 'near');
    else {
      const where = `slide ${cell.slide}`;
      const text = `${cell.name} ${cell.cell.join(',')}`;
      agreement.differ('pptx.cell_fill', '', { file: cell.file, where, text, mine: own, expected: theirs });
    }
  }
}

function shownBy({ fill_style, fill }: ExpectedFill): string | null {
  return fill_style === 'solid' ? (fill ?? null) : (fill_style ?? 'none');
}

function nameOnSlide({ slide, name }: { readonly slide: number; readonly name?: string }): string {
  return JSON.stringify([slide, name]);
}

function cellAddress({ slide, name, cell }: ExpectedCell | CellRecord): string {
  return JSON.stringify([slide, name, cell]);
}
