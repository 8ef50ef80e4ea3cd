import { describe, expect, it } from '@jest/globals';
import { CHECK_CATALOGUE } from '../judging/check-catalogue.ts';
import { sampleFinding } from '../testing/sample-finding.ts';
import type { FindingOrigin } from './finding-origin.ts';
import { menuPath } from './menu-path.ts';

const THEME: FindingOrigin = { kind: 'theme', name: '0', location: 'theme[0]/color[accent4]' };
/** What no menu changes: files, and words that somebody has to write. */
const WITHOUT = [
  'check',
  'deck.media',
  'file',
  'placeholder.empty',
  'placeholder.text_outside',
  'required',
  'security.embedded_file',
  'term.required',
  'title.duplicate',
  'title.too_long',
];

describe('the menu path of a finding', () => {
  it.each([
    ['color.off_palette', 'pptx', null, 'Shape Format ▸ Shape Fill'],
    ['color.off_palette', 'pptx', THEME, 'View ▸ Slide Master ▸ Colors ▸ Customize Colors'],
    ['color.off_palette', 'docx', THEME, 'Design ▸ Colors ▸ Customize Colors'],
    ['font.theme', 'pptx', THEME, 'View ▸ Slide Master ▸ Fonts ▸ Customize Fonts'],
    ['metadata.personal', 'docx', null, 'File ▸ Info ▸ Check for Issues ▸ Inspect Document'],
    ['docx.margins', 'docx', null, 'Layout ▸ Margins ▸ Custom Margins'],
    ['required.text', 'pptx', null, null],
    ['term.required', 'pptx', null, null],
    ['placeholder.empty', 'pptx', null, null],
    ['title.missing', 'pptx', null, 'Home ▸ Layout'],
    ['footer.slide_number', 'pptx', null, 'Insert ▸ Header & Footer'],
  ] as const)('of %s in %s from %j is %s', (type, format, origin, path) => {
    expect(menuPath(sampleFinding({ type }), origin, format)).toBe(path);
  });

  it('is that of styles for what a style sets', () => {
    const origin = { kind: 'style', name: 'Quote', location: 'style[Quote]' } as const;
    expect(menuPath(sampleFinding(), origin, 'docx')).toBe('Home ▸ Styles ▸ Modify');
  });

  it('leads to the notes master for what it and its theme set in speaker notes', () => {
    const locations = ['slide[0]/notes/paragraph[0]/run[0]'];
    const ofMaster = sampleFinding({ locations: [...locations, 'notes_master/text_style[notes]/level[0]'] });
    expect(menuPath(ofMaster, null, 'pptx')).toBe('View ▸ Notes Master');
    expect(menuPath(sampleFinding({ locations }), THEME, 'pptx')).toBe(
      'View ▸ Notes Master ▸ Colors ▸ Customize Colors',
    );
  });

  it('is known for every check that a menu can settle', () => {
    const without = CHECK_CATALOGUE.map(({ type }) => type).filter((type) => {
      const finding = sampleFinding({ type, colorSurface: type.startsWith('color.') ? 'fill' : null });
      return menuPath(finding, null, 'pptx') === null && menuPath(finding, null, 'docx') === null;
    });
    expect(without.filter((type) => !WITHOUT.some((one) => type === one || type.startsWith(`${one}.`)))).toEqual([]);
  });
});
