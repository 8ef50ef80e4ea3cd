import type { PackageFacts, PersonalProperty, Relation } from '@livery/brand-governance-domain';
import type { OoxmlPackage } from '@livery/ooxml-package';
import type { PartReader } from './part-reader.ts';
import { readProperties } from './sources/properties-source.ts';

/** Typefaces with the relationship ids of their files, of the part that lists them. */
export interface EmbeddedFonts {
  readonly part: string | undefined;
  readonly fonts: readonly { readonly typeface: string; readonly relationships: readonly string[] }[];
}

/** Kinds of relationships to files of which findings tell the size. */
const SIZED: ReadonlySet<string> = new Set(['oleObject', 'package', 'video', 'audio']);

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
  return parts.relationshipSources.flatMap((source) =>
    parts.relationships(source).map(({ id, kind, target, external }) => {
      const isSized = !external && SIZED.has(kind);
      return { source, id, kind, target, external, sizeBytes: isSized ? (file.size(target) ?? null) : null };
    }),
  );
}

function personalProperties(parts: PartReader): readonly PersonalProperty[] {
  return ['core-properties', 'extended-properties', 'custom-properties'].flatMap((kind) => {
    const part = parts.related('/', kind);
    if (part === undefined) return [];
    return parts.read<readonly PersonalProperty[]>(part, [], (set) => readProperties(part, set));
  });
}
