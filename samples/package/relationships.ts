import type { ZipInput } from '@livery/office-package';
import { part } from './xml.ts';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CORE = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

export interface Relation {
  readonly id: string;
  /** Last word of the type. */
  readonly type: string;
  readonly target: string;
  readonly external?: boolean;
}

/** The part that holds the relationships of another: `ppt/_rels/presentation.xml.rels`. */
export function relationships(name: string, relations: readonly Relation[]): ZipInput {
  const list = relations.map(({ id, type, target, external = false }) => {
    const uri = type === 'core-properties' ? CORE : `${OFFICE}/${type}`;
    return `<Relationship Id="${id}" Type="${uri}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`;
  });
  return { name, data: part(`<Relationships xmlns="${RELATIONSHIPS}">${list.join('')}</Relationships>`) };
}

/** The part that says what each other one is. */
export function contentTypes(overrides: readonly (readonly [part: string, type: string])[]): ZipInput {
  const list = overrides.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`).join('');
  const defaults = [
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
    ['png', 'image/png'],
  ].map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
  const namespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
  return { name: '[Content_Types].xml', data: part(`<Types xmlns="${namespace}">${defaults.join('')}${list}</Types>`) };
}

/** Content types of what every package holds. */
export const COMMON_TYPES: readonly (readonly [part: string, type: string])[] = [
  ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ['/docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml'],
];
