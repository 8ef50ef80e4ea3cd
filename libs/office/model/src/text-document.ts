import type { DocumentFacts } from './document-facts.ts';
import type { Paint } from './paint.ts';
import type { ParagraphSpacing } from './paragraph-flow.ts';
import type { Provenance } from './provenance.ts';
import type { RunStyle } from './run-style.ts';
import type { SlideTheme } from './slide-layer.ts';
import type { Story } from './story.ts';

/** Width and height of a page and its margins, in EMU. */
export interface PageSetup {
  readonly width: number;
  readonly height: number;
  readonly orientation: 'portrait' | 'landscape';
  readonly margins: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
    readonly header: number;
    readonly footer: number;
    readonly gutter: number;
  };
}

/** The stories that a section shows at the top or the bottom of its pages, after inheritance; null where it shows none. */
export interface PageStories {
  readonly default: Story | null;
  /** Of the first page; null also when the section does not treat it apart. */
  readonly first: Story | null;
  /** Of even pages; null also when the document does not treat them apart. */
  readonly even: Story | null;
}

/** A section (ECMA-376 Part 1, 17.6). */
export interface Section {
  /** Zero based. */
  readonly index: number;
  readonly page: PageSetup;
  /** `w:titlePg`: its first page has a header and a footer of its own. */
  readonly titlePage: boolean;
  readonly headers: PageStories;
  readonly footers: PageStories;
  /** The first paragraph of the body that belongs to it, by its number; null for a section without any. */
  readonly firstParagraph: number | null;
  /** Estimate of the page on which it begins, 1-based; null when the document does not say. */
  readonly firstPage: number | null;
  /** Around its pages: the sides that have a colour of their own. */
  readonly borders: readonly Paint[];
  readonly provenance: Provenance;
}

/** A style as it comes out of its chain (ECMA-376 Part 1, 17.7). */
export interface DocumentStyle {
  readonly id: string;
  readonly name: string;
  readonly kind: 'paragraph' | 'character' | 'table' | 'numbering';
  readonly basedOn: string | null;
  readonly isDefault: boolean;
  /** 1 to 9; null when it is no heading. */
  readonly headingLevel: number | null;
  /** How text in this style looks. */
  readonly runStyle: RunStyle;
  readonly spacing: ParagraphSpacing;
  /** Where it stands: `style[Heading1]`. */
  readonly provenance: Provenance;
}

/** One tracked change (ECMA-376 Part 1, 17.13.5). */
export interface TrackedChange {
  readonly kind: 'inserted' | 'deleted' | 'moved_from' | 'moved_to' | 'formatting';
  readonly author: string;
  /** The story, by its position in the document, and the paragraph within it. */
  readonly story: number;
  readonly paragraph: number;
}

/** What `settings.xml` says, as far as checks ask for it (ECMA-376 Part 1, 17.15). */
export interface DocumentSettings {
  /** Address of the attached template; null for none. */
  readonly attachedTemplate: string | null;
  /** Different revision identifiers that are kept. */
  readonly revisionIds: number;
  readonly tracksChanges: boolean;
  readonly evenAndOddHeaders: boolean;
}

/** A text document: everything that it shows, story by story. */
export interface TextDocument extends DocumentFacts {
  readonly format: 'docx';
  /** The body first, then headers, footers, footnotes, endnotes, comments and text boxes; what nothing refers to is left out. */
  readonly stories: readonly Story[];
  readonly sections: readonly Section[];
  readonly styles: readonly DocumentStyle[];
  readonly theme: SlideTheme;
  /** `w:background`, when the document shows it. */
  readonly pageBackground: Paint;
  readonly changes: readonly TrackedChange[];
  readonly settings: DocumentSettings;
  /** Title among the core properties; empty for none. */
  readonly title: string;
}
