import { describe, expect, it } from '@jest/globals';
import { locationInWords } from './location-words.ts';

describe('locationInWords', () => {
  it.each([
    ['slide[3]/shape[5]/paragraph[0]/run[0]', 'slide 4'],
    ['slide[0]/notes/paragraph[0]', 'slide 1, notes'],
    ['master[0]/text_style[body]/level[2]', 'the slide master, body text, level 3'],
    ['master[1]/background', 'slide master 2, background'],
    ['theme[0]/color[accent3]', 'the theme, colour accent3'],
    ['layout[Cover [2026] / long]/shape[0]', 'the layout “Cover [2026] / long”'],
    ['abstract_numbering[0]/level[0]', 'the numbering of lists, level 1'],
    ['default_text_style/level[0]', 'the defaults of the document, level 1'],
    ['header[first,section 0]/paragraph[0]', 'header of section 1, paragraph 1'],
    ['footnote[2]', 'footnote 3'],
    ['body/paragraph[3]/run[0]', 'the document, paragraph 4'],
    ['body/table[0]/cell[1,0]/paragraph[0]', 'the document, table 1'],
    ['part[ppt/vbaProject.bin]', 'the document'],
    ['', 'the document'],
  ])('says what people call %s', (location, words) => {
    expect(locationInWords(location)).toBe(words);
  });
});
