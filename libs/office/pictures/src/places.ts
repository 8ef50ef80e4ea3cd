import type { DeckLayout, Presentation, Shape, Slide } from '@livery/office-model';
import { points } from './svg/numbers.ts';
import { tableGrid } from './table-grid.ts';
import { type Rectangle, TextDrawer } from './text/text-drawer.ts';
import { rectangleOf } from './shape-drawer.ts';

/** Finds where the locations of findings are on the pictures of slides. */
export class SlidePlaces {
  private readonly texts = new TextDrawer();

  constructor(
    private readonly presentation: Presentation,
    private readonly layout: DeckLayout,
  ) {}

  /** The indexes of the slides that locations lead to, each once; for a layout or a master the first slide that shows it. */
  slidesOf(locations: readonly string[]): readonly number[] {
    return [...new Set(locations.map((location) => this.slideOf(location)).filter((index) => index !== undefined))];
  }

  /**
   * The upright rectangle, in points, around the shape or the cell that a location leads to on a slide. It is the whole slide for a
   * location of the slide itself or its background; undefined when the location is not visible on the slide.
   */
  boxOf(location: string, slide: Slide): Rectangle | undefined {
    const own = `slide[${slide.index}]`;
    if (location === own || location === `${own}/background`) return this.wholeSlide();
    if (location.startsWith(`${own}/`)) return this.boxIn(slide.shapes, location.slice(own.length + 1));
    for (const { kind, name, index, shapes, positions } of slide.layers) {
      const prefix = layerPath(kind, name, index);
      if (location === `${prefix}/background`) return this.wholeSlide();
      if (!location.startsWith(`${prefix}/shape[`)) continue;
      const rest = location.slice(prefix.length + 1);
      const at = positions.indexOf(numberOf(rest));
      return this.boxIn(shapes, rest.replace(/^shape\[\d+]/, `shape[${at}]`));
    }
    return undefined;
  }

  private slideOf(location: string): number | undefined {
    const { slides } = this.presentation;
    const index = /^slide\[(\d{1,9})](?:\/|$)/.exec(location)?.[1];
    if (index !== undefined) return Number(index) < slides.length ? Number(index) : undefined;
    return slides.find(({ layers }) =>
      layers.some(({ kind, name, index: number }) => location.startsWith(`${layerPath(kind, name, number)}/`)),
    )?.index;
  }

  private wholeSlide(): Rectangle {
    const { width, height } = this.presentation.slideSize;
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
    const cells = tableGrid(shape, table, rectangleOf(shape.frame), this.texts);
    return cells.find(({ cell }) => cell.row === Number(row) && cell.column === Number(column))?.box;
  }
}

function boxOfShape({ frame }: Shape): Rectangle | undefined {
  return frame === null ? undefined : rectangleOf({ ...frame, box: frame.bounds });
}

function layerPath(kind: 'layout' | 'master', name: string, index: number): string {
  return kind === 'layout' ? `layout[${name}]` : `master[${index}]`;
}

function numberOf(step: string): number {
  return Number(/^\w+\[(\d{1,9})]/.exec(step)?.[1] ?? -1);
}
