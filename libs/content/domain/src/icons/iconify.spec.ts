import { describe, expect, it } from '@jest/globals';
import { iconifyIcons, iconifyLicence } from './iconify.ts';

const BODY = '<path d="M0 0h1"/>';

/** The `viewBox` and the `transform` of an icon. */
function drawn(file: object, name = 'a'): readonly [viewBox: string | undefined, transform: string | undefined] {
  const icon = iconifyIcons(file)?.find((one) => one.name === name);
  const svg = icon !== undefined && 'svg' in icon ? icon.svg : '';
  return [/viewBox="([^"]*)"/.exec(svg)?.[1], /transform="([^"]*)"/.exec(svg)?.[1]];
}

describe('an IconifyJSON', () => {
  it('has defaults for the box, which icons and aliases replace', () => {
    expect(drawn({ icons: { a: { body: BODY } } })).toEqual(['0 0 16 16', undefined]);
    expect(drawn({ width: 24, height: 32, left: 1, top: 2, icons: { a: { body: BODY } } })[0]).toBe('1 2 24 32');
    expect(drawn({ width: 24, icons: { a: { body: BODY, width: 48, left: -4 } } })[0]).toBe('-4 0 48 16');
    expect(drawn({ icons: { b: { body: BODY, width: 48 } }, aliases: { a: { parent: 'b', top: 3 } } })[0]).toBe(
      '0 3 48 16',
    );
  });

  it.each([
    [{ hFlip: true }, '0 0 20 10', 'translate(20 0) scale(-1 1)'],
    [{ vFlip: true }, '0 0 20 10', 'translate(0 10) scale(1 -1)'],
    [{ hFlip: true, vFlip: true }, '0 0 20 10', 'rotate(180 10 5)'],
    [{ rotate: 1 }, '0 0 10 20', 'rotate(90 5 5)'],
    [{ rotate: 2 }, '0 0 20 10', 'rotate(180 10 5)'],
    [{ rotate: 3 }, '0 0 10 20', 'rotate(-90 10 10)'],
    [{ rotate: -1 }, '0 0 10 20', 'rotate(-90 10 10)'],
    [{ rotate: 4 }, '0 0 20 10', undefined],
  ])('turns and mirrors: %j', (change, viewBox, transform) => {
    const icons = { b: { body: BODY, width: 20, height: 10 } };
    expect(drawn({ icons: { a: { ...icons.b, ...change } } })).toEqual([viewBox, transform]);
    expect(drawn({ icons, aliases: { a: { parent: 'b', ...change } } })).toEqual([viewBox, transform]);
  });

  it('adds the turns of aliases, and mirrors twice to nothing', () => {
    const icons = { c: { body: BODY, rotate: 1, hFlip: true } };
    const aliases = { b: { parent: 'c', rotate: 2 }, a: { parent: 'b', rotate: 1, hFlip: true } };
    expect(drawn({ icons, aliases })).toEqual(['0 0 16 16', undefined]);
  });

  it('names what has no drawing', () => {
    const aliases = { a: { parent: 'b' }, b: { parent: 'a' }, lost: { parent: 'none' }, odd: 5 };
    const found = iconifyIcons({ icons: { empty: {}, __proto__: null }, aliases });
    expect(found?.map(({ name }) => name)).toEqual(['a', 'b', 'empty', 'lost', 'odd']);
    expect(found?.every((icon) => 'problem' in icon)).toBe(true);
  });

  it('has icons', () => {
    for (const value of [null, 5, [], {}, { icons: [] }, { icons: 'a' }]) expect(iconifyIcons(value)).toBeNull();
    expect(iconifyIcons({ icons: {} })).toEqual([]);
  });

  it('names its licence, of which a set keeps at most 200 characters', () => {
    const licence = (license: unknown): string => iconifyLicence({ icons: {}, info: { license } });
    expect(licence({ title: ' MIT ', spdx: 'X' })).toBe('MIT');
    expect(licence({ title: '', spdx: 'Apache-2.0' })).toBe('Apache-2.0');
    expect(licence({ title: 'a\u0000\nb\ud800' })).toBe('a b\ufffd');
    expect(Array.from(licence({ title: '😀'.repeat(300) }))).toHaveLength(200);
    for (const none of [undefined, 'MIT', { title: 5 }]) expect(licence(none)).toBe('');
    expect(iconifyLicence(null)).toBe('');
  });
});
