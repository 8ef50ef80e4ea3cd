import type { PackageFacts, PersonalProperty, Relation } from '@livery/brand-governance-domain';
import type { OoxmlPackage } from '@livery/ooxml-package';
import type { PartReader } from './part-reader.ts';
import type { PresentationSource } from './sources/presentation-source.ts';
import { readProperties } from './sources/properties-source.ts';

/** What a package holds beside what its slides show. Called when all parts that matter have been read. */
export function packageFacts(
  file: OoxmlPackage,
  parts: PartReader,
  fonts: PresentationSource['embeddedFonts'],
): PackageFacts {
  const targets = new Map(parts.relationships(parts.mainPart).map(({ id, target }) => [id, target]));
  return {
    mainKind: mainKind(file.mainContentType),
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

function mainKind(contentType: string): string {
  if (/template/i.test(contentType)) return 'template';
  if (/slideshow/i.test(contentType)) return 'slide show';
  return /addin/i.test(contentType) ? 'add-in' : 'presentation';
}

function relationsOf(file: OoxmlPackage, parts: PartReader): readonly Relation[] {
  return parts.relationshipSources.flatMap((source) =>
    parts.relationships(source).map(({ id, type, target, external }) => {
      const kind = type.slice(type.lastIndexOf('/') + 1);
      return { source, id, kind, target, external, sizeBytes: external ? null : (file.size(target) ?? null) };
    }),
  );
}

function personalProperties(parts: PartReader): readonly PersonalProperty[] {
  return ['core-properties', 'extended-properties', 'custom-properties'].flatMap((type) => {
    const part = parts.related('/', type);
    if (part === undefined) return [];
    return parts.read<readonly PersonalProperty[]>(part, [], (set) => readProperties(part, set));
  });
}
