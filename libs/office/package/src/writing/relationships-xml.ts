import type { Relationship } from '../relationship.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** What a relationship needs to be written. */
export type WrittenRelationship = Pick<Relationship, 'id' | 'type' | 'target' | 'external' | 'fragment'>;

/** The relationships part of a source part, or of the package for `/` (ECMA-376 part 2, 9.3). Targets inside of the package become relative paths.
 * Presentations have so many of these parts that building them with xml2js took a twentieth of a split (measured). */
export function relationshipsXml(source: string, relationships: readonly WrittenRelationship[]): string {
  const elements = relationships.map(({ id, type, target, external, fragment = '' }) => {
    const address = escaped(external ? target : relativeTarget(source, target) + fragment);
    const mode = external ? ' TargetMode="External"' : '';
    return `<Relationship Id="${escaped(id)}" Type="${escaped(type)}" Target="${address}"${mode}/>`;
  });
  return `${DECLARATION}<Relationships xmlns="${NAMESPACE}">${elements.join('')}</Relationships>`;
}

const SPECIAL = /[&<"\t\n\r]/g;

function escaped(value: string): string {
  return value.replace(SPECIAL, (character) => `&#${character.charCodeAt(0)};`);
}

/** The path from the folder of one part to another part: `../media/image1.png`. */
function relativeTarget(source: string, target: string): string {
  const from = source.split('/').slice(1, -1);
  const to = target.split('/').slice(1);
  const same = from.findIndex((folder, index) => folder !== to[index] || index === to.length - 1);
  const shared = same === -1 ? from.length : same;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}
