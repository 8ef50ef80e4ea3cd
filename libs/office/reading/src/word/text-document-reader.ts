import {
  type MediaNeeds,
  NO_MEDIA_NEEDS,
  Omissions,
  type Provenance,
  type Section,
  type Story,
  type TemplateFacts,
  type TextDocument,
} from '@livery/office-model';
import type { OoxmlPackage } from '@livery/office-package';
import { PartGraphicReader } from '../drawing/graphic-reader.ts';
import { customColors } from '../drawing/custom-colors.ts';
import { Graphics } from '../drawing/graphics.ts';
import { ShapeResolver } from '../drawing/shape-resolver.ts';
import { TableStyles } from '../drawing/table-styles.ts';
import { MediaReader } from '../media/media-reader.ts';
import { ModelSize } from '../parts/model-size.ts';
import { type EmbeddedFonts, packageFacts } from '../parts/package-facts-reader.ts';
import { PartLinks } from '../parts/part-links.ts';
import { integer } from '../parts/numbers.ts';
import { PartReader } from '../parts/part-reader.ts';
import type { AnchorPage } from './anchors.ts';
import { DocumentContext } from './document-context.ts';
import { DocumentParts } from './document-parts.ts';
import { readProperty } from './document-properties-source.ts';
import { DocumentStories, NO_SURROUNDINGS } from './document-stories.ts';
import { documentStyles } from './document-styles.ts';
import { readFontTable } from './font-table-source.ts';
import { estimatePages } from './page-estimate.ts';
import { type HeaderFooterReference, resolveSections, sectionNumbers, sectionStarts } from './sections.ts';
import { BODY, countedStoryName, headerFooterName } from './story-names.ts';
import type { StorySurroundings } from './story-resolver.ts';

/** How a text document is read. */
export interface TextDocumentReaderOptions {
  /** What the reader has to find out about pictures. */
  readonly media?: MediaNeeds;
  /** Where the reader notes what learning needs beyond the model. Checks do not ask for it. */
  readonly template?: TemplateFacts;
}

/** Turns a text document into its model. @throws PackageRefused when the package cannot be read */
export function readTextDocument(file: OoxmlPackage, options: TextDocumentReaderOptions = {}): TextDocument {
  return new TextDocumentReader(file, options).read();
}

class TextDocumentReader {
  private readonly parts: PartReader;
  private readonly omissions = new Omissions();
  private readonly size = new ModelSize();
  private readonly sources: DocumentParts;
  private readonly context: DocumentContext;
  private readonly media: MediaReader;
  private readonly graphicReader: PartGraphicReader;
  private readonly stories: DocumentStories;

  constructor(
    private readonly file: OoxmlPackage,
    private readonly options: TextDocumentReaderOptions,
  ) {
    const parts = new PartReader(file);
    this.parts = parts;
    this.sources = new DocumentParts(parts);
    this.context = new DocumentContext(this.sources.sources(), this.size);
    this.media = new MediaReader(file, options.media ?? NO_MEDIA_NEEDS);
    this.graphicReader = new PartGraphicReader(parts, this.size, (links) => this.graphics(links));
    this.stories = new DocumentStories(this.context, (part, here) => this.resolver(part, here), this.omissions);
  }

  read(): TextDocument {
    const { context, sources, stories } = this;
    const surroundings = this.bodySurroundings();
    const body = stories.add(sources.document.body, BODY, surroundings);
    const headersAndFooters = new Map(
      sources.headersAndFooters().map(({ reference, story }) => {
        return [
          reference.part,
          stories.add(story, headerFooterName(reference), this.headerFooterSurroundings(reference)),
        ];
      }),
    );
    this.addNotes();
    this.options.template?.customColors.push(
      ...customColors(this.parts, [this.parts.related(this.parts.mainPart, 'theme')]),
    );
    return {
      format: 'docx',
      stories: stories.all(),
      sections: this.sections(body, headersAndFooters),
      styles: documentStyles(context),
      theme: context.theme,
      pageBackground: context.pageBackground,
      changes: stories.changes,
      settings: this.settings(),
      title: this.property('core-properties', 'dc:title'),
      language: context.styles.defaults.run.language ?? sources.settings.language ?? null,
      package: packageFacts(this.file, this.parts, this.embeddedFonts()),
      omissions: this.omissions.list(),
      unreadableParts: this.parts.unreadableParts,
    };
  }

  private addNotes(): void {
    const counts = new Map<string, number>();
    for (const note of this.sources.notes()) {
      const { kind } = note;
      if (kind !== 'footnote' && kind !== 'endnote' && kind !== 'comment') continue;
      const index = counts.get(kind) ?? 0;
      counts.set(kind, index + 1);
      this.stories.add(note, countedStoryName(kind, index), NO_SURROUNDINGS);
    }
  }

  private bodySurroundings(): StorySurroundings {
    const { document, sections } = this.sources;
    const pages = estimatePages({
      body: document.body,
      sectionTypes: sections.map(({ type }) => type),
      startsPage: (properties) => this.context.styles.startsPage(properties),
      pages: integer(this.property('extended-properties', 'ep:Pages')),
    });
    const numbers = sectionNumbers(document.body);
    return {
      page: (position) => pages?.[position] ?? null,
      section: (position) => numbers[position] ?? 0,
      anchorPage: (position) => this.anchorPage(numbers[position] ?? 0),
      ground: NO_SURROUNDINGS.ground,
      holder: NO_SURROUNDINGS.holder,
    };
  }

  /** Drawings of a header or footer have one position only if all sections that show it have equal pages. */
  private headerFooterSurroundings({ shownIn }: HeaderFooterReference): StorySurroundings {
    const { sections } = this.sources;
    const [first = 0] = shownIn;
    const keyOf = (section: number): string => JSON.stringify([sections[section]?.page, sections[section]?.columns]);
    const key = keyOf(first);
    const page = shownIn.every((section) => keyOf(section) === key) ? this.anchorPage(first) : null;
    return { ...NO_SURROUNDINGS, anchorPage: () => page };
  }

  private anchorPage(number: number): AnchorPage | null {
    const { sections, settings } = this.sources;
    const section = sections[number];
    return section === undefined ? null : { section, hasOtherGutter: settings.hasOtherGutter };
  }

  private sections(body: Story, stories: ReadonlyMap<string, Story>): readonly Section[] {
    const starts = sectionStarts(this.sources.document.body).map((position) => body.paragraphs[position]);
    const { links, settings } = this.sources;
    const evenAndOdd = settings.evenAndOddHeaders;
    const facts = { part: this.parts.mainPart, links, stories, evenAndOdd, colors: this.context.colors, starts };
    return resolveSections(this.sources.sections, facts);
  }

  private settings(): TextDocument['settings'] {
    const { settings, attachedTemplate = null } = this.sources;
    const { revisionIds, tracksChanges, evenAndOddHeaders } = settings;
    return { attachedTemplate, revisionIds, tracksChanges, evenAndOddHeaders };
  }

  private embeddedFonts(): EmbeddedFonts {
    const part = this.parts.related(this.parts.mainPart, 'fontTable');
    return { part, fonts: this.parts.read<EmbeddedFonts['fonts']>(part, [], readFontTable) };
  }

  private property(kind: string, name: string): string {
    return this.parts.read(this.parts.related('/', kind), '', readProperty(name));
  }

  private resolver(part: string, here: Provenance): ShapeResolver {
    return new ShapeResolver(this.context.drawings, this.graphics(new PartLinks(this.parts, part)), here);
  }

  private graphics(links: PartLinks): Graphics {
    return new Graphics(links, NO_TABLE_STYLES, false, this.media, this.graphicReader, this.omissions, this.size);
  }
}

/** Text documents have no tables of DrawingML, and so no styles of such tables. */
const NO_TABLE_STYLES = new TableStyles([], null);
