import { describe, expect, it } from '@jest/globals';
import type { Paint, Paragraph, ScriptSlot } from '@livery/office-model';
import { sampleParagraph, sampleRun } from '@livery/office-testing';
import fc from 'fast-check';
import type { Look } from './look-setting.ts';
import { LookGathering, type TextLooks, walkLooks } from './text-looks.ts';

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
  .map(({ runs: looks, shading, style }) =>
    sampleParagraph(
      looks.map((look) => ({ ...sampleRun('Words'), ...look })),
      { shading, style: { id: style, name: style, headingLevel: null } },
    ),
  );

type Place = Pick<Look['setting'], 'ground' | 'paragraphStyle'>;

function nameOf({
  style,
  scripts,
  direct,
  setting,
}: Pick<Look, 'style' | 'scripts' | 'direct'> & { setting: Place }): string {
  const { ground, paragraphStyle } = setting;
  return [STYLES.indexOf(style), scripts.join('+'), direct.join('+'), ground?.kind ?? 'no ground', paragraphStyle].join(
    ', ',
  );
}

/** Of each run with characters its place and how it looks. */
function asWritten(body: readonly Paragraph[]): readonly string[] {
  return body.flatMap(({ runs: own, flow }, number) =>
    [...own].flatMap(({ style, scripts, direct }, run) => {
      const ground = flow?.shading.kind === 'none' ? null : (flow?.shading ?? null);
      const look = { style, scripts, direct, setting: { ground, paragraphStyle: flow?.style.id ?? '' } };
      return scripts.length === 0 ? [] : [`${number}/${run}: ${nameOf(look)}`];
    }),
  );
}

function gatheredFrom(body: readonly Paragraph[]): TextLooks {
  const gathering = new LookGathering();
  for (const paragraph of body) gathering.add(paragraph);
  return gathering.all();
}

describe('the looks of a text', () => {
  it('tell of each run with characters how it looks, whether they are few or many', () => {
    fc.assert(
      fc.property(fc.array(paragraphs, { maxLength: 40 }), (body) => {
        const gathering = gatheredFrom(body);
        const walked: string[] = [];
        walkLooks(gathering, gathering.looks, (look, number, run) => walked.push(`${number}/${run}: ${nameOf(look)}`));
        expect(walked).toEqual(asWritten(body));
      }),
    );
  });

  it('are kept once each, in the order in which they are first met', () => {
    fc.assert(
      fc.property(fc.array(paragraphs, { maxLength: 40 }), (body) => {
        const { looks } = gatheredFrom(body);
        expect(new Set(looks.map(nameOf)).size).toBe(looks.length);
        const firsts = looks.map(({ paragraph }) => body.indexOf(paragraph));
        expect(firsts).toEqual(firsts.toSorted((one, two) => one - two));
      }),
    );
  });
});
