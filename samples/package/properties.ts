import type { ZipInput } from '@livery/office-package';
import { part } from './xml.ts';

const CORE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties';
const EXTENDED = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties';
const CREATED = '2026-07-01T08:00:00Z';

/** Title, author and dates; and the application that claims the file. @param extent `<Slides>8</Slides>` */
export function properties(title: string, extent: string): readonly ZipInput[] {
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
