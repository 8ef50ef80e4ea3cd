import { describe, expect, it } from '@jest/globals';
import { DOCUMENT_FORMATS, isWritable } from '@livery/brand-governance-domain';
import { hasWriter } from '@livery/office-editing';
import { COLOR_SURFACES, type DocumentChange, type ValueSource } from '@livery/office-model';

const KINDS: Readonly<Record<DocumentChange['kind'], true>> = {
  color: true,
  font: true,
  size: true,
  language: true,
  text: true,
  box: true,
  theme_color: true,
  theme_font: true,
  footer: true,
  table_header: true,
  margins: true,
  direct_formatting: true,
  remove_shape: true,
  remove: true,
};

const SOURCES: Readonly<Record<ValueSource, true>> = {
  run: true,
  shape: true,
  layout: true,
  master: true,
  master_text_style: true,
  shape_style: true,
  theme: true,
  presentation_default: true,
  built_in: true,
  table_style: true,
  chart_style: true,
  chart: true,
  doc_defaults: true,
  paragraph_style: true,
  character_style: true,
  numbering: true,
  section: true,
  settings: true,
  package: true,
};

function keysOf<Key extends string>(record: Readonly<Record<Key, true>>): readonly Key[] {
  const isKey = (key: string): key is Key => key in record;
  return Object.keys(record).filter(isKey);
}

/** Every combination of a format, a kind of change, a surface and a level for which a table says yes. */
function combinations(says: typeof isWritable): readonly string[] {
  return DOCUMENT_FORMATS.flatMap((format) =>
    keysOf(KINDS).flatMap((kind) =>
      [null, ...COLOR_SURFACES].flatMap((surface) =>
        keysOf(SOURCES)
          .filter((source) => says(format, kind, surface, source))
          .map((source) => `${format} ${kind} ${surface} ${source}`),
      ),
    ),
  );
}

describe('the changes that checks may promise', () => {
  it('are those that the editor of documents writes', () => {
    const promised = combinations(isWritable);
    expect(promised.length).toBeGreaterThan(100);
    expect(promised).toEqual(combinations(hasWriter));
  });
});
