import type { OfficePart, OfficeRelationship } from '@livery/office-testing';
import { part } from './xml.ts';

const CORE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties';
const EXTENDED = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties';
const CREATED = '2026-07-01T08:00:00Z';

/** The content types of the parts with the properties, by their names. */
export const PROPERTIES_TYPES = {
  'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
  'docProps/app.xml': 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
};

export function propertiesRelationships(coreId: string, appId: string): readonly OfficeRelationship[] {
  return [
    { id: coreId, type: 'core-properties', target: 'docProps/core.xml' },
    { id: appId, type: 'extended-properties', target: 'docProps/app.xml' },
  ];
}

/** The parts with title, author and dates, and with the application that wrote the file. @param extent `<Slides>8</Slides>` */
export function properties(title: string, extent: string): readonly OfficePart[] {
  const date = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${CREATED}</dcterms:${name}>`;
  const core =
    `<cp:coreProperties xmlns:cp="${CORE}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ` +
    `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${title}</dc:title><dc:creator>Northwind Coffee</dc:creator>` +
    `${date('created')}${date('modified')}</cp:coreProperties>`;
  const app = `<Properties xmlns="${EXTENDED}"><Application>Livery samples</Application>${extent}</Properties>`;
  return [
    { name: 'docProps/core.xml', data: part(core) },
    { name: 'docProps/app.xml', data: part(app) },
  ];
}
