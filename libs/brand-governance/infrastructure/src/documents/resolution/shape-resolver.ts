import type { Paint, Placeholder, Provenance, Shape, TableRow, TextBody } from '@livery/brand-governance-domain';
import type { ShapeSource } from '../sources/shape-source.ts';
import { resolveFill, resolveFillReference, UNFILLED } from './fill-resolver.ts';
import type { Omissions } from './omissions.ts';
import { RunResolver } from './run-resolver.ts';
import type { SheetContext } from './sheet-context.ts';
import { TableResolver, type TableStyles } from './table-resolver.ts';
import { fontReferenceLayer, listStyleLayers, type TextChain } from './text-chain.ts';

/** Content that this engine does not look into, with the words that say so. */
const UNREAD: ReadonlyMap<string, string> = new Map([
  ['chart', 'Charts are not read.'],
  ['smartart', 'SmartArt graphics are not read.'],
  ['ole_object', 'Embedded objects are not read.'],
  ['content_part', 'Ink is not read.'],
  ['graphic', 'This kind of graphic is not known.'],
]);

export interface ShapeResolverOptions {
  readonly part: string;
  readonly tableStyles: TableStyles;
  readonly omissions: Omissions;
  readonly paragraphDefaultsApply: boolean;
}

/** Resolves the shapes of one sheet. */
export class ShapeResolver {
  private readonly runs: RunResolver;
  private readonly ofRun: Provenance;
  private readonly ofShape: Provenance;
  private readonly ofStyle: Provenance;

  constructor(
    private readonly context: SheetContext,
    private readonly options: ShapeResolverOptions,
  ) {
    const here = { part: options.part, place: null, name: 'the slide' };
    this.ofRun = { source: 'run', ...here };
    this.ofShape = { source: 'shape', ...here };
    this.ofStyle = { source: 'shape_style', ...here };
    this.runs = new RunResolver(context.colors, context.fonts, this.ofRun, options.paragraphDefaultsApply);
  }

  /** @param path location of the shapes without their numbers: `slide[3]/shape` */
  shapes(sources: readonly ShapeSource[], path: string, group?: Paint): readonly Shape[] {
    return sources.map((source, index) => this.shape(source, `${path}[${index}]`, group));
  }

  text({ text, placeholder, style }: ShapeSource): TextBody {
    if (text === undefined) return [];
    const { font } = style ?? {};
    const inherited =
      font === undefined
        ? this.context.chain(placeholder)
        : this.context.chainWithStyle(placeholder, fontReferenceLayer(font, this.ofStyle));
    return this.runs.body(text, this.under(text.listStyle, inherited), this.context.fontScale(text, placeholder));
  }

  private under(listStyle: Parameters<typeof listStyleLayers>[0], inherited: TextChain): TextChain {
    return listStyle.isEmpty ? inherited : inherited.under(listStyleLayers(listStyle, () => this.ofShape));
  }

  private shape(source: ShapeSource, location: string, group: Paint | undefined): Shape {
    const fill = this.fill(source, group);
    this.noteOmissions(source, fill, location);
    return {
      kind: source.kind,
      id: source.id,
      name: source.name,
      description: source.description,
      placeholder: this.placeholder(source),
      fill,
      text: this.text(source),
      children: source.kind === 'group' ? this.shapes(source.children, `${location}/child`, fill) : [],
      rows: this.rows(source, location),
    };
  }

  private placeholder({ placeholder }: ShapeSource): Placeholder | null {
    if (placeholder === undefined) return null;
    return { type: this.context.ancestry(placeholder).type, index: placeholder.index };
  }

  /** The first that says something: the shape, its placeholder's ancestors, its style (effective values, 3.1). */
  private fill(source: ShapeSource, group: Paint | undefined): Paint {
    const { colors, theme } = this.context;
    if (source.kind === 'connector') return UNFILLED;
    if (source.fill) return resolveFill(source.fill, { colors, provenance: this.ofShape, group });
    if (source.usesBackgroundFill) return { kind: 'none', provenance: this.ofShape };
    const reference = source.style?.fill;
    if (reference) return resolveFillReference(reference, theme, { colors, provenance: this.ofStyle });
    const ancestors = source.placeholder ? this.context.ancestry(source.placeholder).ancestors : [];
    for (const { placed, provenance } of ancestors) {
      if (placed.shape.fill) return resolveFill(placed.shape.fill, { colors, provenance });
    }
    return UNFILLED;
  }

  private rows({ table }: ShapeSource, location: string): readonly TableRow[] {
    if (table === undefined) return [];
    const resolver = new TableResolver(table, this.options.tableStyles, this.context, this.runs, this.ofShape);
    if (resolver.lacksStyle) {
      this.options.omissions.add(
        'table_fill',
        'The table style is built in and its definition is not in the file.',
        location,
      );
    }
    return resolver.rows();
  }

  private noteOmissions(source: ShapeSource, fill: Paint, location: string): void {
    const { omissions } = this.options;
    const { kind, style, hasLine, hasEffects } = source;
    const unread = UNREAD.get(kind);
    if (unread !== undefined) omissions.add(kind, unread, location);
    if (fill.kind === 'unknown') omissions.add('fill', 'The colour is not defined in the file.', location);
    if (hasLine || (style?.line && style.line.index > 0)) omissions.add('line', 'Lines are not judged.', location);
    if (source.text?.paragraphs.some(({ hasOwnBullet }) => hasOwnBullet)) {
      omissions.add('bullet', 'Colours and fonts of bullets are not judged.', location);
    }
    if (hasEffects) omissions.add('effect3d', 'Shadows, glows and other effects are not judged.', location);
  }
}
