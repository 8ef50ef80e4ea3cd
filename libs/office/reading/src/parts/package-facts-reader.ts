import type { PackageFacts, PersonalProperty, Relation } from '@livery/office-model';
import type { OoxmlPackage } from '@livery/office-package';
import type { PartReader } from './part-reader.ts';
import { readProperties } from './properties-source.ts';

/** Typefaces with the relationship ids of their files, of the part that lists them. */
export interface EmbeddedFonts {
  readonly part: string | undefined;
  readonly fonts: readonly { readonly typeface: string; readonly relationships: readonly string[] }[];
}

/** Kinds of relationships to files of which findings tell the size. */
const SIZED: ReadonlySet<string> = new Set(['oleObject', 'package', 'video', 'audio']);
/** Kinds of relationships between sheets, and to pictures: most of all, and nothing that the model does not show. */
const STRUCTURAL: ReadonlySet<string> = new Set(['slide', 'slideLayout', 'slideMaster', 'notesSlide', 'image']);

/** What a package holds beside what it shows. Called when all parts that matter have been read. */
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
