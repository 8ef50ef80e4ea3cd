import { NO_THEME, readTheme } from '../drawing/source/theme-source.ts';
import { Theme } from '../drawing/theme.ts';
import { PartLinks } from '../parts/part-links.ts';
import type { PartReader } from '../parts/part-reader.ts';
import type { DocumentSources } from './document-context.ts';
import { type DocumentSource, readDocument, readHeaderOrFooter, readNotes } from './document-source.ts';
import { NO_NUMBERING, readNumbering } from './numbering-source.ts';
import type { SectionSource } from './section-source.ts';
import { type HeaderFooterReference, headerFooterReferences, sectionsOf } from './sections.ts';
import { NO_SETTINGS, readSettings, type SettingsSource } from './settings-source.ts';
import type { StoryReading } from './story-reader.ts';
import { emptyStory, type StorySource } from './story-source.ts';
import { NO_STYLES, readStyles } from './styles-source.ts';
import type { WordRunProperties } from './word-run-properties.ts';

/** The parts of a text document as they are written. Each is read once. */
export class DocumentParts {
  readonly links: PartLinks;
  readonly settings: SettingsSource;
  /** The address of the attached template. */
  readonly attachedTemplate: string | undefined;
  readonly document: DocumentSource;
  readonly sections: readonly SectionSource[];
  private readonly known = new Map<string, WordRunProperties>();

  constructor(private readonly parts: PartReader) {
    const { mainPart } = parts;
    this.links = new PartLinks(parts, mainPart);
    const settingsPart = parts.related(mainPart, 'settings');
    this.settings = parts.read(settingsPart, NO_SETTINGS, readSettings);
    this.attachedTemplate = new PartLinks(parts, settingsPart ?? '').address(this.settings.attachedTemplate);
    const reading = { known: this.known, links: this.links, bodyNumbers: { next: 0 } };
    this.document = parts.read(mainPart, NO_DOCUMENT, readDocument(mainPart, reading));
    this.sections = sectionsOf(this.document.body, this.document.lastSection);
  }

  /** The settings, theme, styles and numbering of the document. */
  sources(): DocumentSources {
    const { parts, known, settings } = this;
    const { mainPart } = parts;
    const themePart = parts.related(mainPart, 'theme');
    const stylesPart = parts.related(mainPart, 'styles');
    const numberingPart = parts.related(mainPart, 'numbering');
    return {
      mainPart,
      settings,
      theme: new Theme(parts.read(themePart, NO_THEME, readTheme), 0, themePart ?? null),
      styles: { source: parts.read(stylesPart, NO_STYLES, readStyles(known)), part: stylesPart ?? null },
      numbering: { source: parts.read(numberingPart, NO_NUMBERING, readNumbering(known)), part: numberingPart ?? null },
      background: settings.showsBackground ? this.document : undefined,
    };
  }

  /** The headers and footers that sections show, in that order. */
  headersAndFooters(): readonly { readonly reference: HeaderFooterReference; readonly story: StorySource }[] {
    return headerFooterReferences(this.sections, this.links, this.settings.evenAndOddHeaders).map((reference) => {
      const { kind, part } = reference;
      const empty = emptyStory(kind, part);
      return { reference, story: this.parts.read(part, empty, readHeaderOrFooter(kind, part, this.reading(part))) };
    });
  }

  /** Footnotes, endnotes and comments, in that order. */
  notes(): readonly StorySource[] {
    return ['footnotes', 'endnotes', 'comments'].flatMap((type) => {
      const part = this.parts.related(this.parts.mainPart, type);
      return part === undefined
        ? []
        : this.parts.read<readonly StorySource[]>(part, [], readNotes(part, this.reading(part)));
    });
  }

  private reading(part: string): StoryReading {
    return { known: this.known, links: new PartLinks(this.parts, part), bodyNumbers: null };
  }
}

const NO_DOCUMENT: DocumentSource = {
  body: emptyStory('body', ''),
  lastSection: undefined,
  background: undefined,
  backgroundFill: undefined,
};
