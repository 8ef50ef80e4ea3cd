import {
  relationshipsPart,
  relationshipsXml,
  RELATIONSHIPS_TYPE,
  type WrittenRelationship,
} from '@livery/office-package';
import type { ComposedPart } from './composed-part.ts';
import type { PackedTexts } from './hashed-data.ts';

/** The relationship part of a part, or of the package for `/`. */
export function relationshipsOf(
  source: string,
  relationships: readonly WrittenRelationship[],
  texts: PackedTexts,
): ComposedPart {
  const key = relationships.map(({ id, type, target, external }) => `${id} ${type} ${target} ${external}`);
  const data = texts.made([source, ...key].join('\n'), () => relationshipsXml(source, relationships));
  return { name: relationshipsPart(source), contentType: RELATIONSHIPS_TYPE, data };
}
