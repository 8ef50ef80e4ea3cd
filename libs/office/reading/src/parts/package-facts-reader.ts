import type { PackageFacts, PersonalProperty, Relation } from '@livery/office-model';
import type { OoxmlPackage } from '@livery/office-package';
import type { PartReader } from './part-reader.ts';
import { readProperties } from './properties-source.ts';

/** The embedded fonts of a document: their typefaces, and the relationship ids of their files in the part that lists them. */
export interface EmbeddedFonts {
  readonly part: string | undefined;
  readonly fonts: readonly { readonly typeface: string; readonly relationships: readonly string[] }[];
}

/** Kinds of relationships to parts whose size findings report. */
const SIZED: ReadonlySet<string> = new Set(['oleObject', 'package', 'video', 'audio']);
/** Kinds of relationships that the rest of the model shows already: those between slides, layouts, masters and notes, and to pictures. */
const STRUCTURAL: ReadonlySet<string> = new Set(['slide', 'slideLayout', 'slideMaster', 'notesSlide', 'image']);

/** What a package holds apart from its visible content. To be called when all parts have been read that the model needs. */
export function packageFacts(file: OoxmlPackage, parts: PartReader, { part, fonts }: EmbeddedFonts): PackageFacts {
  const targets = new Map(part === undefined ? [] : parts.relationships(part).map(({ id, target }) => [id, target]));
  return {
    mainKind: mainKind(file),
    macroEnabled: file.isMacroEnabled,
    mainPart: parts.mainPart,
    relations: relationsOf(file, parts),
    properties: personalProperties(parts),
    embeddedFonts: fonts.map(({ typeface, relationships }) => ({
      typeface,
      parts: relationships.map((id) => targets.get(id)).filter((target) => target !== undefined),
    })),
  };
}

function mainKind({ mainContentType, family }: OoxmlPackage): string {
  if (/template/i.test(mainContentType)) return 'template';
  if (/slideshow/i.test(mainContentType)) return 'slide show';
  if (/addin/i.test(mainContentType)) return 'add-in';
  return family === 'document' ? 'document' : 'presentation';
}

function relationsOf(file: OoxmlPackage, parts: PartReader): readonly Relation[] {
  const relations: Relation[] = [];
  for (const source of parts.relationshipSources) {
    for (const { id, kind, target, external } of parts.relationships(source)) {
      if (!external && STRUCTURAL.has(kind)) continue;
      const isSized = !external && SIZED.has(kind);
      const sizeBytes = isSized ? (file.size(target) ?? null) : null;
      relations.push({ source, id, kind, target, external, sizeBytes });
    }
  }
  return relations;
}

function personalProperties(parts: PartReader): readonly PersonalProperty[] {
  return ['core-properties', 'extended-properties', 'custom-properties'].flatMap((kind) => {
    const part = parts.related('/', kind);
    if (part === undefined) return [];
    return parts.read<readonly PersonalProperty[]>(part, [], (set) => readProperties(part, set));
  });
}
