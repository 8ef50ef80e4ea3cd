import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage } from '@livery/office-package';
import { pngHeader, picture, wordShape } from './docx-drawings.ts';
import { field, wordParagraph, row, run, wordTable } from './docx-xml.ts';
import { sampleDocx } from './sample-docx.ts';

describe('the sample text document', () => {
  it('is well-formed in every part, and the target of every relationship exists', () => {
    const cell = wordParagraph(run('A'));
    const file = OoxmlPackage.open(
      sampleDocx({
        body:
          wordParagraph(run('The plan'), { style: 'Heading1', id: '00000001' }) +
          wordTable(row([cell, cell])) +
          wordParagraph(picture('r:embed="image1"') + wordShape('', cell, { at: [0, 0] }) + field('PAGE', '1')),
        headers: [cell],
        footers: [cell, cell],
        footnotes: '',
        comments: '',
        fontTable: '',
        core: '<dc:title>Plan</dc:title>',
        app: '<Pages>1</Pages>',
        relationships: { 'word/document.xml': [{ id: 'image1', type: 'image', target: 'media/image1.png' }] },
        parts: { 'word/media/image1.png': pngHeader(96, 96) },
      }),
    );
    const handler = { open: () => undefined, close: () => undefined };
    const visited = new Set<string>(['/']);
    for (const source of visited) {
      if (source.endsWith('.xml')) file.scan(source, handler);
      for (const { target } of file.relationships(source)) visited.add(target);
    }
    expect(file.family).toBe('document');
    expect([...visited].filter((part) => part !== '/' && !file.has(part))).toEqual([]);
    expect(visited.size - 1).toBe(file.parts().filter((part) => !/\.rels$|Content_Types/.test(part)).length);
  });
});
