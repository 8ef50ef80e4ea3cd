/** A relationship of a part that was read. */
export interface Relation {
  /** The part that holds the relationship. */
  readonly source: string;
  readonly id: string;
  /** The last word of its type: `image`, `oleObject`, `hyperlink`. */
  readonly kind: string;
  /** A part, or an address when external. */
  readonly target: string;
  readonly external: boolean;
  /** Bytes of a file that is embedded or played; null when it is external or absent, and for parts of any other kind. */
  readonly sizeBytes: number | null;
}

/** Something of a file that tells of people: `author` of `/docProps/core.xml`. */
export interface PersonalProperty {
  readonly name: string;
  readonly value: string;
  readonly part: string;
}

/** What a file is and holds beside what it shows. */
export interface PackageFacts {
  /** What the main part says the file is: `presentation`, `document`, `template`, `slide show`. */
  readonly mainKind: string;
  readonly macroEnabled: boolean;
  readonly mainPart: string;
  /** All but those of sheets to each other and to pictures of the file. */
  readonly relations: readonly Relation[];
  readonly properties: readonly PersonalProperty[];
  /** Typefaces whose files are embedded. */
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
