import type { Relationship } from '../relationship.ts';
import { buildList } from './build-xml.ts';

const NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** What a relationship needs to be written. */
export type WrittenRelationship = Pick<Relationship, 'id' | 'type' | 'target' | 'external'>;

/** The relationships part of a source part, or of the package for `/` (ECMA-376 part 2, 9.3). Targets inside of the package become relative paths. */
export function relationshipsXml(source: string, relationships: readonly WrittenRelationship[]): string {
  return buildList('Relationships', NAMESPACE, {
    Relationship: relationships.map(({ id, type, target, external }) => ({
      Id: id,
      Type: type,
      Target: external ? target : relativeTarget(source, target),
      ...(external ? { TargetMode: 'External' } : {}),
    })),
  });
}

/** The path from the folder of one part to another part: `../media/image1.png`. */
function relativeTarget(source: string, target: string): string {
  const from = source.split('/').slice(1, -1);
  const to = target.split('/').slice(1);
  const same = from.findIndex((folder, index) => folder !== to[index] || index === to.length - 1);
  const shared = same === -1 ? from.length : same;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}
