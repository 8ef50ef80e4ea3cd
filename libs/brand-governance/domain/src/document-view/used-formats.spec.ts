import { describe, expect, it } from '@jest/globals';
import type { Paint, Paragraph, ScriptSlot } from '@livery/office-model';
import { sampleParagraph, sampleRun } from '@livery/office-testing';
import fc from 'fast-check';
import type { UsedFormat } from './format-setting.ts';
import { FormatGathering, type UsedFormats, walkFormats } from './used-formats.ts';

const SCRIPTS: readonly (readonly ScriptSlot[])[] = [[], ['latin'], ['latin', 'ea']];
const STYLES = Array.from({ length: 6 }, (_, number) => sampleRun(`Style ${number}`).style);
const GROUNDS: readonly Paint[] = [
  { kind: 'none', provenance: null },
  { kind: 'unknown', provenance: sampleRun('').style.size.provenance },
];

const DIRECT: readonly (readonly string[])[] = [[], ['sz']];

const runs = fc.record({
  style: fc.constantFrom(...STYLES),
  scripts: fc.constantFrom(...SCRIPTS),
  direct: fc.constantFrom(...DIRECT),
});
const paragraphs = fc
  .record({
    runs: fc.array(runs, { maxLength: 4 }),
    shading: fc.constantFrom(...GROUNDS),
    style: fc.constantFrom('Normal', 'Quote'),
  })
  .map(({ runs: formats, shading, style }) =>
    sampleParagraph(
      formats.map((format) => ({ ...sampleRun('Words'), ...format })),
      { shading, style: { id: style, name: style, headingLevel: null } },
    ),
  );

type Setting = Pick<UsedFormat['setting'], 'ground' | 'paragraphStyle'>;

function nameOf({
  style,
  scripts,
  direct,
  setting,
}: Pick<UsedFormat, 'style' | 'scripts' | 'direct'> & { setting: Setting }): string {
  const { ground, paragraphStyle } = setting;
  return [STYLES.indexOf(style), scripts.join('+'), direct.join('+'), ground?.kind ?? 'no ground', paragraphStyle].join(
    ', ',
  );
}

/** The position and the format of each run with characters, as the paragraphs have them. */
function asWritten(body: readonly Paragraph[]): readonly string[] {
  return body.flatMap(({ runs: own, flow }, number) =>
    [...own].flatMap(({ style, scripts, direct }, run) => {
      const ground = flow?.shading.kind === 'none' ? null : (flow?.shading ?? null);
      const format = { style, scripts, direct, setting: { ground, paragraphStyle: flow?.style.id ?? '' } };
      return scripts.length === 0 ? [] : [`${number}/${run}: ${nameOf(format)}`];
    }),
  );
}

function gatheredFrom(body: readonly Paragraph[]): UsedFormats {
  const gathering = new FormatGathering();
  for (const paragraph of body) gathering.add(paragraph);
  return gathering.all();
}

describe('the formats of a text', () => {
  it('give the format of each run with characters, whether formats are few or many', () => {
    fc.assert(
      fc.property(fc.array(paragraphs, { maxLength: 40 }), (body) => {
        const gathering = gatheredFrom(body);
        const walked: string[] = [];
        walkFormats(gathering, gathering.formats, (format, number, run) =>
          walked.push(`${number}/${run}: ${nameOf(format)}`),
        );
        expect(walked).toEqual(asWritten(body));
      }),
    );
  });

  it('are kept once each, in the order of their first runs', () => {
    fc.assert(
      fc.property(fc.array(paragraphs, { maxLength: 40 }), (body) => {
        const { formats } = gatheredFrom(body);
        expect(new Set(formats.map(nameOf)).size).toBe(formats.length);
        const firsts = formats.map(({ paragraph }) => body.indexOf(paragraph));
        expect(firsts).toEqual(firsts.toSorted((one, two) => one - two));
      }),
    );
  });
});
