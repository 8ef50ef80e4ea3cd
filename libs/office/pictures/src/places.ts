import type { DeckLayout, Shape, Slide, SlideSize } from '@livery/office-model';
import { points } from './svg/numbers.ts';
import { rectangleOf } from './shape-drawer.ts';
import { type PlacedCell, tableGrid } from './table-grid.ts';
import type { Rectangle } from './geometry/rectangle.ts';
import { TextDrawer } from './text/text-drawer.ts';
import { layerPath } from './wanted-slides.ts';

/** Finds where the locations of findings are on the pictures of slides. */
export class SlidePlaces {
  private readonly texts = new TextDrawer();
  private readonly tables = new Map<Shape, readonly PlacedCell[]>();

  constructor(
    private readonly slideSize: SlideSize,
    private readonly layout: DeckLayout,
  ) {}

  /**
   * The upright rectangle, in points, around the shape or the cell that a location leads to on a slide. It is the whole slide for a
   * location of the slide itself or its background; undefined when the location is not visible on the slide.
   */
  boxOf(location: string, slide: Slide): Rectangle | undefined {
    const own = `slide[${slide.index}]`;
    if (location === own || location === `${own}/background`) return this.wholeSlide();
    if (location.startsWith(`${own}/`)) return this.boxIn(slide.shapes, location.slice(own.length + 1));
    for (const layer of slide.layers) {
      const { shapes, positions } = layer;
      const prefix = layerPath(layer);
      if (location === `${prefix}/background`) return this.wholeSlide();
      if (!location.startsWith(`${prefix}/shape[`)) continue;
      const rest = location.slice(prefix.length + 1);
      const at = positions.indexOf(numberOf(rest));
      return this.boxIn(shapes, rest.replace(/^shape\[\d+]/, `shape[${at}]`));
    }
    return undefined;
  }

  private wholeSlide(): Rectangle {
    const { width, height } = this.slideSize;
    return { x: 0, y: 0, width: points(width), height: points(height) };
  }

  /** Follows the steps of a location down to the last shape or cell among them. */
  private boxIn(shapes: readonly Shape[], path: string): Rectangle | undefined {
    const [step = '', ...more] = path.split('/');
    if (!/^(?:shape|child)\[\d+]$/.test(step)) return undefined;
    const shape = shapes[numberOf(step)];
    if (shape === undefined || shape.hidden) return undefined;
    const [next = ''] = more;
    if (next.startsWith('child[')) return this.boxIn(shape.children, more.join('/')) ?? boxOfShape(shape);
    if (next === 'smartart') return this.boxIn(shape.smartArt, more.slice(1).join('/')) ?? boxOfShape(shape);
    if (next.startsWith('cell[')) return this.boxOfCell(shape, next) ?? boxOfShape(shape);
    return boxOfShape(shape);
  }

  private boxOfCell(shape: Shape, step: string): Rectangle | undefined {
    const [, row, column] = /^cell\[(\d+),(\d+)]$/.exec(step) ?? [];
    if (shape.frame === null) return undefined;
    const table = this.layout.shapes.get(shape)?.table ?? null;
    const cells = this.tables.get(shape) ?? tableGrid(shape, table, rectangleOf(shape.frame), this.texts);
    this.tables.set(shape, cells);
    return cells.find(({ cell }) => cell.row === Number(row) && cell.column === Number(column))?.box;
  }
}

function boxOfShape({ frame }: Shape): Rectangle | undefined {
  return frame === null ? undefined : rectangleOf({ ...frame, box: frame.bounds });
}

function numberOf(step: string): number {
  return Number(/^\w+\[(\d{1,9})]/.exec(step)?.[1] ?? -1);
}
