import { describe, expect, it } from '@jest/globals';
import {
  COLOR_SURFACES,
  type ColorSurface,
  type DocumentChange,
  isWritable,
  type ValueSource,
} from '@livery/office-model';
import { CHART_CASES } from './testing/chart-cases.ts';
import { CONTENT_CASES } from './testing/content-cases.ts';
import { editSample, entriesWithout } from './testing/edited-sample.ts';
import { SHAPE_CASES } from './testing/shape-cases.ts';
import { TEXT_CASES, type WritingCase } from './testing/writing-cases.ts';

const CASES: readonly WritingCase[] = [...TEXT_CASES, ...SHAPE_CASES, ...CHART_CASES, ...CONTENT_CASES];

function nameOf({ edit, surface, source }: WritingCase): string {
  return [edit.change.kind, surface, source].filter((word) => word !== null).join(' ');
}

const KINDS: readonly DocumentChange['kind'][] = [
  'color',
  'font',
  'size',
  'language',
  'text',
  'box',
  'theme_color',
  'theme_font',
  'footer',
  'table_header',
  'margins',
  'direct_formatting',
  'remove_shape',
];
const SOURCES: readonly ValueSource[] = [
  'run',
  'shape',
  'layout',
  'master',
  'master_text_style',
  'shape_style',
  'theme',
  'presentation_default',
  'built_in',
  'table_style',
  'chart_style',
  'chart',
  'doc_defaults',
  'paragraph_style',
  'character_style',
  'numbering',
  'section',
  'settings',
  'package',
];

/** Where a change can be written by the table: surfaces and levels that make no difference are left out. */
function promised(kind: DocumentChange['kind']): readonly string[] {
  const surfaces: readonly (ColorSurface | null)[] = isWrittenAnywhere(kind, null) ? [null] : COLOR_SURFACES;
  return surfaces.flatMap((surface) => {
    const sources = isWritable('pptx', kind, surface, null) ? [null] : SOURCES;
    return sources
      .filter((source) => isWritable('pptx', kind, surface, source))
      .map((source) => [kind, surface, source].filter((word) => word !== null).join(' '));
  });
}

function isWrittenAnywhere(kind: DocumentChange['kind'], surface: ColorSurface | null): boolean {
  return [...SOURCES, null].some((source) => isWritable('pptx', kind, surface, source));
}

describe('the table of writable changes', () => {
  it('says yes exactly where a writer writes', () => {
    expect(KINDS.flatMap(promised).toSorted()).toEqual([...new Set(CASES.map(nameOf))].toSorted());
  });
});

describe.each(CASES.map((one) => [nameOf(one), one] as const))('the writer of %s', (_name, one) => {
  const { sample, edit, written, shown, is, differs } = one;
  const { outcomes, model, differences, text, textBefore, before, after } = editSample(sample, edit);

  it('writes the new value where the reader finds it', () => {
    expect(outcomes).toEqual([expect.objectContaining({ written: true })]);
    expect(shown(model)).toEqual(is);
  });

  it('changes no other value', () => {
    expect(differences.length).toBeGreaterThan(0);
    expect(differences.filter((path) => !differs.test(path))).toEqual([]);
  });

  it('changes no other byte of the part and no other entry', () => {
    expect(text(edit.part)).toBe(textBefore(edit.part).replace(written[0], () => written[1]));
    expect(entriesWithout(after, [edit.part])).toEqual(entriesWithout(before, [edit.part]));
  });

  it('writes nothing a second time', () => {
    const again = editSample(after, edit);
    expect(again.after).toBe(after);
    expect(again.outcomes).toEqual([{ written: false, reason: 'value_differs' }]);
  });
});
