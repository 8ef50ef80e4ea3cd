import type { Box, Frame, Paint, Placeholder, Provenance, Shape, TextBody } from '@livery/office-model';
import type { DrawingContext } from './drawing-context.ts';
import { type CoordinateSpace, insideOf, ROOT_SPACE } from './frames.ts';
import type { Graphics } from './graphics.ts';
import { RunResolver } from './run-resolver.ts';
import { ShapePaints } from './shape-paints.ts';
import type { ListStyleSource } from './source/list-style-source.ts';
import type { ShapeSource } from './source/shape-source.ts';
import { TableResolver } from './table-resolver.ts';
import { fontReferenceLayer, listStyleLayers, type TextChain } from './text-chain.ts';

/** What sibling shapes share. */
interface Surroundings {
  /** The location of the shapes without their indexes: `slide[3]/shape`. */
  readonly path: string;
  readonly space: CoordinateSpace;
  /** The fill of the enclosing group. */
  readonly group: Paint | undefined;
}

/** The values of shapes without table, children or text. Shapes share these objects to save memory. */
const NO_TABLE: Pick<Shape, 'rows' | 'headerRow'> = { rows: [], headerRow: false };
const NO_SHAPES: readonly Shape[] = [];
const NO_TEXT: TextBody = [];

/** Resolves the shapes of one part. */
export class ShapeResolver {
  private readonly runs: RunResolver;
  private readonly paints: ShapePaints;
  private readonly shapeProvenance: Provenance;
  private readonly styleProvenance: Provenance;

  /** @param here the provenance of values that the part sets itself */
  constructor(
    private readonly context: DrawingContext,
    private readonly graphics: Graphics,
    here: Provenance,
  ) {
    this.shapeProvenance = here;
    const isSlide = here.source === 'shape';
    this.styleProvenance = isSlide ? { ...here, source: 'shape_style' } : here;
    const ofRun: Provenance = isSlide ? { ...here, source: 'run' } : here;
    const { links, paragraphDefaultsApply, size } = graphics;
    const linkOf = (id: string): string => links.address(id) ?? '#';
    this.runs = new RunResolver(context.colors, context.fonts, ofRun, size, paragraphDefaultsApply, linkOf);
    this.paints = new ShapePaints(context, { ofShape: this.shapeProvenance, ofStyle: this.styleProvenance });
  }

  /** @param path the location of the shapes without their indexes: `slide[3]/shape` */
  shapes(sources: readonly ShapeSource[], path: string, space: CoordinateSpace = ROOT_SPACE): readonly Shape[] {
    return this.all(sources, { path, space, group: undefined });
  }

  /** The text of a shape. */
  text({ text, placeholder, style }: ShapeSource): TextBody {
    if (text === undefined) return NO_TEXT;
    const { font } = style ?? {};
    const inherited =
      font === undefined
        ? this.context.chain(placeholder)
        : this.context.chainWithStyle(placeholder, fontReferenceLayer(font, this.styleProvenance));
    return this.runs.body(
      text,
      this.withListStyle(text.listStyle, inherited),
      this.context.fontScale(text, placeholder),
    );
  }

  private all(sources: readonly ShapeSource[], around: Surroundings): readonly Shape[] {
    this.count('shapes', sources.length);
    return sources.map((source, index) => this.shape(source, `${around.path}[${index}]`, around));
  }

  private count(kind: 'shapes' | 'table cells', objects: number): void {
    this.graphics.size.add(kind, objects, this.shapeProvenance.part);
  }

  private withListStyle(listStyle: ListStyleSource, inherited: TextChain): TextChain {
    return listStyle.isEmpty ? inherited : inherited.under(listStyleLayers(listStyle, () => this.shapeProvenance));
  }

  private shape(source: ShapeSource, location: string, { space, group }: Surroundings): Shape {
    const { kind, transform } = source;
    const fill = this.paints.fill(source, group);
    const frame = this.frame(source, space);
    const inside = kind === 'group' && transform ? insideOf(transform, space) : space;
    if (fill.kind === 'unknown') this.graphics.omit('fill', 'The colour is not defined in the file.', location);
    const { chart, smartArt } = this.graphics.content(source, this.context, { location, frame });
    const { rows, headerRow } = this.table(source, location);
    return {
      kind,
      id: source.id,
      name: source.name,
      description: source.description,
      title: source.title,
      decorative: source.isDecorative,
      hidden: source.isHidden,
      textBox: source.isTextBox,
      geometry: this.geometry(source) ?? null,
      placeholder: this.placeholder(source),
      frame,
      ownBox: transform?.box ?? null,
      anchorPosition: null,
      fill,
      line: kind === 'group' ? { kind: 'none', provenance: null } : this.paints.line(source),
      effects: this.paints.effects(source),
      picture: this.graphics.picture(source.blip ?? source.fill?.blip),
      references: source.references,
      chart,
      smartArt,
      text: this.text(source),
      children:
        kind === 'group'
          ? this.all(source.children, { path: `${location}/child`, space: inside, group: fill })
          : NO_SHAPES,
      rows,
      headerRow,
    };
  }

  private placeholder({ placeholder }: ShapeSource): Placeholder | null {
    if (placeholder === undefined) return null;
    return { type: this.context.ancestry(placeholder).type, index: placeholder.index };
  }

  /** The frame of its own transform, or else of that of the placeholders that it inherits from (effective values, 3.5). */
  private frame({ transform, placeholder }: ShapeSource, space: CoordinateSpace): Frame | null {
    const given = transform ?? this.inherited(placeholder, (ancestor) => ancestor.transform);
    return given === undefined ? null : space.toFrame(given.box, given.rotation);
  }

  private geometry({ geometry, placeholder }: ShapeSource): string | undefined {
    return geometry ?? this.inherited(placeholder, (ancestor) => ancestor.geometry);
  }

  /** The value of the nearest placeholder that sets it, of those from which a placeholder inherits. */
  private inherited<Value>(
    placeholder: ShapeSource['placeholder'],
    valueOf: (ancestor: ShapeSource) => Value | undefined,
  ): Value | undefined {
    if (placeholder === undefined) return undefined;
    for (const { shape } of this.context.ancestry(placeholder).ancestors) {
      const value = valueOf(shape);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  private table({ table }: ShapeSource, location: string): Pick<Shape, 'rows' | 'headerRow'> {
    if (table === undefined) return NO_TABLE;
    this.count(
      'table cells',
      table.rows.reduce((cells, row) => cells + row.length, 0),
    );
    const resolver = new TableResolver(table, this.graphics.tableStyles, this.context, this.runs, this.shapeProvenance);
    if (resolver.lacksStyle) {
      this.graphics.omit('table_fill', 'The table style is built in and its definition is not in the file.', location);
    }
    return { rows: resolver.rows(), headerRow: table.flags.has('firstRow') };
  }
}

/** The box of a layout's placeholder, its own or that of the master, in EMU. */
export function boxOf(context: DrawingContext, source: ShapeSource): Box | null {
  if (source.transform) return source.transform.box;
  const ancestors = source.placeholder ? context.ancestry(source.placeholder).ancestors : [];
  return ancestors.find(({ shape }) => shape.transform)?.shape.transform?.box ?? null;
}
