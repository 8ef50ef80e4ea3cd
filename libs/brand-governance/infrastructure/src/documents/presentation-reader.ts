import type { DocumentModel, Paint, Provenance, Slide, TextBody } from '@livery/brand-governance-domain';
import type { OoxmlPackage } from '@livery/ooxml-package';
import { PartReader } from './part-reader.ts';
import { resolveFill, resolveFillReference, UNFILLED } from './resolution/fill-resolver.ts';
import { Omissions } from './resolution/omissions.ts';
import { ShapeResolver } from './resolution/shape-resolver.ts';
import type { SheetContext } from './resolution/sheet-context.ts';
import { SheetContexts } from './sheet-contexts.ts';
import { NO_LIST_STYLE } from './sources/list-style-source.ts';
import { type PresentationSource, readPresentationPart } from './sources/presentation-source.ts';
import { type BackgroundSource, emptySheet, readSheet, type SheetSource } from './sources/sheet-source.ts';
import { readTableStyles, type TableStyleSource } from './sources/table-style-source.ts';
import { TableStyles } from './resolution/table-resolver.ts';

export interface PresentationReaderOptions {
  /** Whether `a:pPr/a:defRPr` counts: PowerPoint ignores it (MS-OI29500 2.1.1398), other programs do not. */
  readonly paragraphDefaultsApply: boolean;
}

const NO_PRESENTATION: PresentationSource = { slides: [], masters: [], defaultTextStyle: NO_LIST_STYLE };

/** Turns a presentation into its model. @throws PackageRefused when the package cannot be read */
export function readPresentation(
  file: OoxmlPackage,
  options: PresentationReaderOptions = { paragraphDefaultsApply: false },
): DocumentModel {
  return new PresentationReader(new PartReader(file), options).read();
}

class PresentationReader {
  private readonly omissions = new Omissions();
  private readonly presentation: PresentationSource;
  private readonly contexts: SheetContexts;
  private readonly tableStyles: TableStyles;
  private readonly noted = new Set<string>();

  constructor(
    private readonly parts: PartReader,
    private readonly options: PresentationReaderOptions,
  ) {
    this.presentation = parts.read(parts.mainPart, NO_PRESENTATION, readPresentationPart);
    this.contexts = new SheetContexts(parts, this.presentation);
    this.tableStyles = this.readStyles();
  }

  read(): DocumentModel {
    const targets = new Map(this.parts.relationships(this.parts.mainPart).map((one) => [one.id, one]));
    const slides = this.presentation.slides.map(({ id, relationship }, index) => {
      const target = targets.get(relationship);
      const part = target === undefined || target.external ? '' : target.target;
      return this.slide(part, id, index);
    });
    const { unreadableParts } = this.parts;
    return { format: 'pptx', slides, notEvaluated: this.omissions.list(), unreadableParts };
  }

  private readStyles(): TableStyles {
    const part = this.parts.related(this.parts.mainPart, 'tableStyles');
    const styles: TableStyleSource[] = [];
    this.parts.read(part, null, () => readTableStyles((style) => styles.push(style)));
    return new TableStyles(styles, part ?? null);
  }

  private slide(part: string, id: string, index: number): Slide {
    if (!this.parts.has(part)) this.omissions.add('slide', 'The slide is not in the file.', `slide[${index}]`);
    const sheet = this.parts.read(part, emptySheet(part), (set) => readSheet(part, set));
    const context = this.contexts.ofSlide(sheet);
    const resolver = this.resolver(part, context);
    this.noteInherited(context);
    return {
      index,
      id,
      part,
      layout: context.layout?.sheet.name ?? '',
      hidden: sheet.isHidden,
      background: backgroundOf(sheet, context),
      shapes: resolver.shapes(sheet.shapes, `slide[${index}]/shape`),
      notes: this.notes(part),
    };
  }

  /** What layout and master draw themselves is seen on the slide, and not judged. */
  private noteInherited({ layout, master }: SheetContext): void {
    for (const parent of [layout, master]) {
      if (parent === null || this.noted.has(parent.place)) continue;
      this.noted.add(parent.place);
      if (parent.sheet.shapes.some(({ placeholder }) => placeholder === undefined)) {
        this.omissions.add('layout', 'Shapes that layouts and masters draw themselves are not judged.', parent.place);
      }
    }
  }

  private resolver(part: string, context: SheetContext): ShapeResolver {
    const { tableStyles, omissions } = this;
    return new ShapeResolver(context, { part, tableStyles, omissions, ...this.options });
  }

  /** The text of the notes page's body placeholder. */
  private notes(slidePart: string): TextBody {
    const part = this.parts.related(slidePart, 'notesSlide');
    if (part === undefined) return [];
    const sheet = this.parts.read(part, emptySheet(part), (set) => readSheet(part, set));
    const body = sheet.shapes.find(({ placeholder }) => placeholder?.type === 'body');
    return body === undefined ? [] : this.resolver(part, this.contexts.ofNotes(sheet)).text(body);
  }
}

/** The background of the slide, else of its layout, else of its master (effective values, 3.3). */
function backgroundOf(sheet: SheetSource, context: SheetContext): Paint {
  const { part } = sheet;
  const { layout, master } = context;
  if (sheet.background) {
    return background(sheet.background, context, { source: 'shape', part, place: null, name: 'the slide' });
  }
  if (layout?.sheet.background) return background(layout.sheet.background, context, placeOf('layout', layout));
  return master?.sheet.background ? background(master.sheet.background, context, placeOf('master', master)) : UNFILLED;
}

function placeOf(source: 'layout' | 'master', { sheet, place, name }: NonNullable<SheetContext['layout']>): Provenance {
  return { source, part: sheet.part, place: `${place}/background`, name };
}

function background(source: BackgroundSource, { colors, theme }: SheetContext, provenance: Provenance): Paint {
  return source.reference
    ? resolveFillReference(source.reference, theme, { colors, provenance })
    : resolveFill(source.fill, { colors, provenance });
}
