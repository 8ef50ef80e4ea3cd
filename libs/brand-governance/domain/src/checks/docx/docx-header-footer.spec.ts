import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import type { AnchoredShape, PageStories, Story } from '@livery/office-model';
import {
  sampleBody,
  sampleParagraph,
  sampleRun,
  sampleSection,
  sampleShape,
  sampleStory,
  sampleTextDocument,
} from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { docxHeaderFooter } from './docx-header-footer.ts';

const NONE: PageStories = { default: null, first: null, even: null };

function header(text: string, name: string, facts: Partial<Story> = {}, style = 'Header'): Story {
  return sampleStory([sampleParagraph([sampleRun(text)], { style: { id: style, name: style, headingLevel: null } })], {
    kind: 'header',
    part: `/word/${name}.xml`,
    address: { parent: null, step: { kind: 'story', name } },
    ...facts,
  });
}

interface Shown {
  readonly headers: Partial<PageStories>;
  readonly titlePage?: boolean;
  readonly evenAndOddHeaders?: boolean;
  readonly more?: readonly Story[];
}

function found(params: JsonObject, { headers, titlePage = false, evenAndOddHeaders = false, more = [] }: Shown) {
  const all = [headers.default, headers.first, headers.even].filter((story) => story != null);
  const document = sampleTextDocument({
    stories: [sampleBody([]), ...all, ...more],
    sections: [sampleSection({ headers: { ...NONE, ...headers }, titlePage })],
    settings: { attachedTemplate: null, revisionIds: 0, tracksChanges: false, evenAndOddHeaders },
  });
  return findInWords(docxHeaderFooter, document, [sampleRule({ type: 'docx.header_footer', params })]);
}

const TEXT = { header: { text: 'Northwind Limited' } };

describe('the header of a section', () => {
  it('has the text that the rule asks for, whatever its case and spaces', () => {
    expect(found(TEXT, { headers: { default: header('northwind   LIMITED, March', 'header1') } })).toEqual([]);
    expect(found(TEXT, { headers: { default: header('Contoso', 'header1') } })).toEqual([
      'header[default,section 0]: The header of section 1 has no text "Northwind Limited".',
    ]);
    expect(found(TEXT, { headers: {} })).toHaveLength(1);
  });

  it('may have it in a text box', () => {
    const box = header('Northwind Limited', 'textbox[0]', { kind: 'text_box', part: '/word/header1.xml' });
    expect(found(TEXT, { headers: { default: header('', 'header1') }, more: [box] })).toEqual([]);
  });

  it('is judged on first and even pages where these differ, unless the rule names the pages', () => {
    const headers = { default: header('Northwind Limited', 'header1') };
    expect(found(TEXT, { headers, titlePage: true, evenAndOddHeaders: true })).toEqual([
      'header[first,section 0]: The first-page header of section 1 has no text "Northwind Limited".',
      'header[even,section 0]: The even-page header of section 1 has no text "Northwind Limited".',
    ]);
    expect(found({ ...TEXT, pages: ['default'] }, { headers, titlePage: true })).toEqual([]);
  });

  it('shows one of the pictures that the rule asks for', () => {
    const picture = {
      part: null,
      linkedTo: null,
      pixels: null,
      aspect: null,
      sizeBytes: null,
      perceptualHash: null,
      unseen: null,
      tiled: false,
    };
    const crop = { left: 0, top: 0, right: 0, bottom: 0 };
    const drawing = (sha256: string): AnchoredShape => ({
      shape: sampleShape({ kind: 'picture', picture: { ...picture, crop, sha256 } }),
      paragraph: 0,
      index: 0,
    });
    const shows = (sha256: string) =>
      found(
        { header: { picture_sha256: ['AA'.repeat(32)] } },
        { headers: { default: header('', 'header1', { drawings: [drawing(sha256)] }) } },
      );
    expect(shows('aa'.repeat(32))).toEqual([]);
    expect(shows('bb'.repeat(32))).toEqual([
      'header[default,section 0]: The header of section 1 has none of the required pictures.',
    ]);
  });

  it('is of the style that the rule asks for, where it has text', () => {
    const styled = (text: string) =>
      found({ header: { style: 'Header' } }, { headers: { default: header(text, 'header1', {}, 'Body Text') } });
    expect(styled('Northwind')).toEqual([
      'header[default,section 0]: The header of section 1 has text of style "Body Text", required "Header".',
    ]);
    expect(found({ header: { style: 'header' } }, { headers: { default: header('Northwind', 'header1') } })).toEqual(
      [],
    );
  });

  it('may hold anything when the rule asks for nothing', () => {
    expect(found({ footer: { style: 'footer' } }, { headers: {} })).toEqual([]);
    expect(found({ header: { text: null }, footer: { text: null, style: 'footer' } }, { headers: {} })).toEqual([]);
  });
});
