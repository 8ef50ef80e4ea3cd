import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Finding } from '../finding.ts';
import { sampleFinding } from '../testing/sample-finding.ts';
import { compareFindings } from './compare-findings.ts';

/** Compares findings of which none is accepted. */
const compare = (base: readonly Finding[], head: readonly Finding[]) =>
  compareFindings({ findings: base, suppressed: [] }, { findings: head, suppressed: [] });

const [a, b, c] = ['a', 'b', 'c'].map((name) => sampleFinding({ name }));

describe('the comparison of findings', () => {
  it('tells by their ids which are new, fixed and unchanged', () => {
    const base = [sampleFinding({ name: 'a' }), sampleFinding({ name: 'b' })];
    const head = [sampleFinding({ name: 'b' }), sampleFinding({ name: 'c' })];
    expect(compare(base, head)).toEqual({
      new: [{ finding: c, newOccurrences: 1 }],
      fixed: [a],
      unchanged: [b],
      changed: [],
    });
  });

  it('finds nothing new in a check against itself', () => {
    const findings = [sampleFinding({ name: 'a' }), sampleFinding({ name: 'b', occurrences: 7 })];
    expect(compare(findings, findings)).toEqual({ new: [], fixed: [], unchanged: findings, changed: [] });
  });

  it('says how many occurrences are new when a finding has more of them than before', () => {
    const [three, five] = [sampleFinding({ occurrences: 3 }), sampleFinding({ occurrences: 5 })];
    expect(compare([three], [five]).new).toEqual([{ finding: five, newOccurrences: 2 }]);
    expect(compare([five], [three])).toEqual({ new: [], fixed: [], unchanged: [three], changed: [] });
  });

  it('knows a finding by those that a former engine version made of it', () => {
    const parts = ['a', 'b'].map((name) => sampleFinding({ name, occurrences: 2 }));
    const former = parts.map(({ id, occurrences }) => ({ id, occurrences }));
    const joined = sampleFinding({ name: 'c', occurrences: 4, former });
    expect(compare(parts, [joined])).toEqual({ new: [], fixed: [], unchanged: [joined], changed: [] });
    const others = { ...joined, locations: ['slide[8]'], detail: 'Other.' };
    expect(compare(parts.slice(0, 1), [others]).new).toEqual([{ finding: others, newOccurrences: 2 }]);
    const apart = sampleFinding({ name: 'd' });
    expect(compare(parts, [joined, apart])).toMatchObject({ fixed: [], new: [{ finding: apart }] });
  });

  it('pairs what is left over by type and first location, although color and detail differ', () => {
    const before = sampleFinding({ name: 'a' });
    const after = sampleFinding({ name: 'a', id: 'other', actualColor: '#FF0000', detail: 'Red.', occurrences: 9 });
    const comparison = compare([before], [after]);
    expect(comparison).toEqual({ new: [], fixed: [], unchanged: [], changed: [{ base: before, head: after }] });
  });

  it('pairs what is left over by type, colour, surface and detail, although the location differs', () => {
    const before = sampleFinding({ name: 'a' });
    const after = { ...before, id: 'other', locations: ['slide[7]/shape[2]'] };
    expect(compare([before], [after]).changed).toEqual([{ base: before, head: after }]);
  });

  it.each<[string, Partial<Finding>]>([
    ['of another type', { type: 'contrast.text' }],
    ['of another colour at another location', { actualColor: '#FF0000', locations: ['slide[1]'] }],
    ['of another surface at another location', { colorSurface: 'text', locations: ['slide[1]'] }],
    ['with another detail at another location', { detail: 'Other.', locations: ['slide[1]'] }],
  ])('does not pair findings %s', (_, difference) => {
    const before = sampleFinding({ name: 'a' });
    const after = { ...before, id: 'other', ...difference };
    expect(compare([before], [after])).toMatchObject({
      fixed: [before],
      changed: [],
      new: [{ finding: after }],
    });
  });

  it('prefers the same location to the same words', () => {
    const here = sampleFinding({ name: 'a' });
    const words = { ...sampleFinding({ name: 'b' }), detail: 'Moved.' };
    const moved = { ...words, id: 'moved', locations: here.locations };
    expect(compare([words, here], [moved])).toMatchObject({
      changed: [{ base: here, head: moved }],
      fixed: [words],
    });
  });

  it('pairs a finding once: of two that fit, the first', () => {
    const before = sampleFinding({ name: 'a' });
    const [first, second] = [
      { ...before, id: 'first' },
      { ...before, id: 'second' },
    ];
    expect(compare([before], [first, second])).toMatchObject({
      changed: [{ head: first }],
      new: [{ finding: second, newOccurrences: 1 }],
    });
  });

  const places = (...numbers: readonly number[]) => ({
    locations: numbers.map((number) => `slide[${number}]`),
    occurrences: numbers.length,
  });

  it('has a finding as changed that stands only where others of its type have stood', () => {
    const [large, small] = [
      sampleFinding({ id: 'large', ...places(1, 2, 3, 4) }),
      sampleFinding({ name: 'c', ...places(5) }),
    ];
    const split = [
      { ...large, ...places(1) },
      sampleFinding({ id: 'remnant', detail: 'b', ...places(2, 3) }),
      { ...small, ...places(4, 5) },
    ];
    expect(compare([large, small], split)).toEqual({
      new: [],
      fixed: [],
      unchanged: [split[0]],
      changed: [
        { base: large, head: split[1] },
        { base: small, head: split[2] },
      ],
    });
  });

  it('counts only the occurrences as new that stand where none of their type has stood, or still stands', () => {
    const [large, other] = [sampleFinding({ id: 'large', ...places(1, 2) }), sampleFinding({ id: 'b', detail: 'b' })];
    expect(
      compare(
        [large],
        [
          { ...large, ...places(1) },
          { ...other, ...places(2, 3) },
        ],
      ).new,
    ).toMatchObject([{ newOccurrences: 1 }]);
    expect(compare([large], [large, { ...other, ...places(2) }]).new).toMatchObject([{ newOccurrences: 1 }]);
    const type = 'contrast.text';
    expect(
      compare(
        [large],
        [
          { ...large, ...places(1) },
          { ...other, ...places(2), type },
        ],
      ).new,
    ).toHaveLength(1);
  });

  it('goes by numbers where a list of places ends early', () => {
    const shortened = { locations: ['slide[0]', '… and 299 more'] };
    const [many, few] = [
      sampleFinding({ id: 'many', ...shortened, occurrences: 300 }),
      sampleFinding({ name: 'c', ...places(7) }),
    ];
    const more = { ...few, ...places(7, 8, 9) };
    const fewer = (occurrences: number) => ({ ...many, occurrences });
    expect(compare([many, few], [fewer(298), more])).toMatchObject({ new: [], changed: [{ base: few, head: more }] });
    expect(compare([many, few], [fewer(299), more]).new).toEqual([{ finding: more, newOccurrences: 1 }]);
    const grown = fewer(302);
    expect(compare([many, more], [grown, few])).toMatchObject({ new: [], changed: [{ base: many, head: grown }] });
  });

  it('has each finding exactly once, in the order of its check', () => {
    const finding = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      type: fc.constantFrom('x', 'y'),
      detail: fc.constantFrom('p', 'q'),
      locations: fc.constantFrom(['k'], ['l']),
      occurrences: fc.integer({ min: 1, max: 3 }),
    });
    const findings = fc
      .uniqueArray(finding, { selector: ({ id }) => id })
      .map((list) => list.map((facts) => sampleFinding(facts)));
    fc.assert(
      fc.property(findings, findings, (base, head) => {
        const { new: fresh, fixed, unchanged, changed } = compare(base, head);
        const ofHead = [fresh.map((one) => one.finding), unchanged, changed.map((pair) => pair.head)];
        for (const list of ofHead) expect(list).toEqual(head.filter((one) => list.includes(one)));
        expect(new Set(ofHead.flat())).toEqual(new Set(head));
        expect(ofHead.flat()).toHaveLength(head.length);
        expect(fixed).toEqual(base.filter((one) => fixed.includes(one)));
        const headIds = new Set(head.map(({ id }) => id));
        const gone = base.filter(({ id }) => !headIds.has(id));
        const inOtherForm = changed.map((pair) => pair.base);
        expect(new Set([...fixed, ...inOtherForm.filter(({ id }) => !headIds.has(id))])).toEqual(new Set(gone));
        expect(fixed.filter((one) => inOtherForm.includes(one))).toEqual([]);
      }),
    );
  });
});
