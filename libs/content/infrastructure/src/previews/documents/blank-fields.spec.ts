import { describe, expect, it } from '@jest/globals';
import { blankFields } from './blank-fields.ts';

const blanked = (xml: string): string | undefined => blankFields(Buffer.from(xml))?.toString();

describe('the instructions of fields', () => {
  it.each([
    ['<w:instrText xml:space="preserve">DDE a</w:instrText>', '<w:instrText xml:space="preserve"></w:instrText>'],
    ['<instrText>a</w:instrText ><x:instrText>b</instrText>c', '<instrText></w:instrText ><x:instrText></instrText>c'],
    ['<w:instrText><![CDATA[DDE]]><!-- a --></w:instrText>', '<w:instrText></w:instrText>'],
    ['<w:instrText>a<w:instrText>b</w:instrText>c', '<w:instrText></w:instrText>c'],
  ])('are emptied: %s', (xml, expected) => {
    expect(blanked(xml)).toBe(expected);
  });

  it.each(['<w:instrText>a', '<w:instrText', '</w:instrText>a', '<w:instrTexts>a</w:instrTexts>'])(
    'are nothing that does not begin and end: %s',
    (xml) => {
      expect(blankFields(Buffer.from(xml))).toBeNull();
    },
  );
});
