/** A relationship of a part that was read. */
export interface Relation {
  /** The part that holds the relationship. */
  readonly source: string;
  readonly id: string;
  /** The last word of its type: `image`, `oleObject`, `hyperlink`. */
  readonly kind: string;
  /** The name of a part, or an address when it is external. */
  readonly target: string;
  readonly external: boolean;
  /** The size in bytes of an embedded file or a medium; null when it is external or absent, and for other parts. */
  readonly sizeBytes: number | null;
}

/** A property of a file that may identify people, such as `author` in `/docProps/core.xml`. */
export interface PersonalProperty {
  readonly name: string;
  readonly value: string;
  readonly part: string;
}

/** What a file is, and what it contains apart from its visible content. */
export interface PackageFacts {
  /** What the main part says the file is: `presentation`, `document`, `template`, `slide show`. */
  readonly mainKind: string;
  readonly macroEnabled: boolean;
  readonly mainPart: string;
  /** All relationships except those between slides, layouts, masters and notes pages, and those to embedded pictures. */
  readonly relations: readonly Relation[];
  readonly properties: readonly PersonalProperty[];
  /** The typefaces whose font files are embedded, with the parts of these files. */
  readonly embeddedFonts: readonly { readonly typeface: string; readonly parts: readonly string[] }[];
}

export const NO_PACKAGE_FACTS: PackageFacts = {
  mainKind: 'presentation',
  macroEnabled: false,
  mainPart: '/ppt/presentation.xml',
  relations: [],
  properties: [],
  embeddedFonts: [],
};
