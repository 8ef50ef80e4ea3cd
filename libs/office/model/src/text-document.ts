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
  /** The story of the first page; null also when the section has no first page of its own. */
  readonly first: Story | null;
  /** The story of even pages; null also when the document has no even pages of their own. */
  readonly even: Story | null;
}

/** A section (ECMA-376 Part 1, 17.6). */
export interface Section {
  /** Zero-based. */
  readonly index: number;
  readonly page: PageSetup;
  /** Its first page has a header and a footer of its own (`w:titlePg`). */
  readonly titlePage: boolean;
  readonly headers: PageStories;
  readonly footers: PageStories;
  /** The number of its first paragraph; null for a section without paragraphs. */
  readonly firstParagraph: number | null;
  /** The estimated page on which it begins, one-based; null when the document does not say. */
  readonly firstPage: number | null;
  /** The sides of its page borders that have a colour of their own. */
  readonly borders: readonly Paint[];
  readonly provenance: Provenance;
}

/** A style with what it inherits from the styles that it is based on (ECMA-376 Part 1, 17.7). */
export interface DocumentStyle {
  readonly id: string;
  readonly name: string;
  readonly kind: 'paragraph' | 'character' | 'table' | 'numbering';
  readonly basedOn: string | null;
  /** The id of the style of the paragraph that Word begins behind one of this style; null when it is the same. */
  readonly next: string | null;
  readonly isDefault: boolean;
  /** 1 to 9; null when it is not a heading. */
  readonly headingLevel: number | null;
  /** The style of text in this style. */
  readonly runStyle: RunStyle;
  readonly spacing: ParagraphSpacing;
  /** The provenance of its values, with the location `style[Heading1]`. */
  readonly provenance: Provenance;
}

/** A tracked change (ECMA-376 Part 1, 17.13.5). */
export interface TrackedChange {
  readonly kind: 'inserted' | 'deleted' | 'moved_from' | 'moved_to' | 'formatting';
  readonly author: string;
  /** The position of its story in the document, and of its paragraph in the story. */
  readonly story: number;
  readonly paragraph: number;
}

/** The settings of a document that checks need (ECMA-376 Part 1, 17.15). */
export interface DocumentSettings {
  /** The address of the attached template; null for none. */
  readonly attachedTemplate: string | null;
  /** How many different revision ids the document lists. */
  readonly revisionIds: number;
  readonly tracksChanges: boolean;
  readonly evenAndOddHeaders: boolean;
}

/** A text document with all its values resolved. Its text is in stories. */
export interface TextDocument extends DocumentFacts {
  readonly format: 'docx';
  /** The body, then headers, footers, footnotes, endnotes, comments and text boxes. Headers and footers that no section shows are left out. */
  readonly stories: readonly Story[];
  readonly sections: readonly Section[];
  readonly styles: readonly DocumentStyle[];
  readonly theme: SlideTheme;
  /** `w:background` if the document shows it. */
  readonly pageBackground: Paint;
  readonly changes: readonly TrackedChange[];
  readonly settings: DocumentSettings;
  /** The title in the core properties; empty for none. */
  readonly title: string;
}
