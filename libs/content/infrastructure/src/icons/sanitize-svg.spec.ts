import { describe, expect, it } from '@jest/globals';
import { run } from './sanitize-icon.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

const NOISY = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Created with an editor -->
<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink" xmlns:e="urn:editor" viewBox="0 0 24 24" e:version="1">
  <e:view zoom="2"/><s:metadata>notes</s:metadata><s:title>A &lt; B</s:title>
  <s:defs><s:linearGradient id="a"><s:stop offset="0" style="stop-color:#fff; stop-opacity: .5 !important; -e-x: y"/></s:linearGradient>
  <s:linearGradient id="b" l:href="#a"/></s:defs>
  <s:path id="unused" data-name="x" class="y" style="fill:url('#b')" d="M1 1h9v9z"/>
</s:svg>`;

async function sanitized(svg: string): Promise<string> {
  const answer = await run({ svg: Buffer.from(svg).toString('base64') });
  if ('refused' in answer) throw new Error(answer.refused.message);
  return answer.svg;
}

describe('a sanitised SVG', () => {
  it('has no prefixes, notes and styles, and ids of its own', () => {
    const { svg, viewBox, width } = sanitizeSvg(Buffer.from(NOISY));
    const [, prefix] = /id="(i[0-9a-f]{8}-)1"/.exec(svg) ?? [];
    expect(svg).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>A &lt; B</title><defs><linearGradient id="${prefix}1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/></linearGradient><linearGradient href="#${prefix}1" id="${prefix}2"/></defs><path d="M1 1h9v9z" fill="url(#${prefix}2)"/></svg>`,
    );
    expect([viewBox, width]).toEqual(['0 0 24 24', 24]);
  });

  it('is sanitised to itself', async () => {
    const once = await sanitized(NOISY);
    expect(await sanitized(once)).toBe(once);
  });

  it('says what part of the plane it shows', () => {
    const boxOf = (attributes: string): string =>
      sanitizeSvg(Buffer.from(`<svg ${attributes}><path d="M0 0h1"/></svg>`)).viewBox;
    expect(boxOf('width="10" height="1in"')).toBe('0 0 10 96');
    expect(boxOf('viewBox="-1,-2 3 4" width="50%"')).toBe('-1 -2 3 4');
    for (const attributes of ['', 'width="10"', 'viewBox="0 0 0 0"', 'width="50%" height="50%"']) {
      expect(() => boxOf(attributes)).toThrow('says nothing about its size');
    }
  });

  it('keeps a dash that is nearly nothing, since a dash of 0 makes the line solid', async () => {
    const dashed = '<svg viewBox="0 0 9 9"><path stroke="red" stroke-dasharray="0.00001" d="M0 0h9"/></svg>';
    expect(await sanitized(dashed)).toContain('stroke-dasharray="0.00001"');
  });

  it('is not shortened, which would take long, if it has many numbers or elements', async () => {
    const numbers = `<path d="M0 0l${'.1'.repeat(30_000)}"/>`;
    const began = process.cpuUsage();
    const svg = await sanitized(`<svg viewBox="0 0 9 9">${numbers.repeat(4)}</svg>`);
    const { user } = process.cpuUsage(began);
    expect(svg).toContain(numbers.repeat(4));
    expect(user / 1_000).toBeLessThan(1_000);
    const elements = '<path d="M0 0H1"/>'.repeat(1_501);
    expect(await sanitized(`<svg viewBox="0 0 9 9">${elements}</svg>`)).toContain(elements);
    expect(await sanitized('<svg viewBox="0 0 9 9"><path d="M 0 0 L 9 0 L 9 9"/></svg>')).toContain('d="M0 0h9v9"');
  });

  it('is refused for an effect with the advice to flatten it', () => {
    const shadow = `<svg viewBox="0 0 1 1"><g filter="url(#shadow)"><path d="M0 0h1"/></g></svg>`;
    expect(() => sanitizeSvg(Buffer.from(shadow))).toThrow('filter: an icon cannot have it; flatten the effect');
  });

  it('is refused with the line of what is dangerous', () => {
    const lines = `<svg viewBox="0 0 1 1">\n<!-- <a> -->\n<![CDATA[<b>]]>\n<g>\n<a/></g></svg>`;
    expect(() => sanitizeSvg(Buffer.from(lines))).toThrow('a: an icon cannot have this element (line 5)');
    const doctype = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${lines}`;
    expect(() => sanitizeSvg(Buffer.from(doctype))).toThrow('(line 1). Remove the DOCTYPE, or export');
    expect(() => sanitizeSvg(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]))).toThrow('The file is no SVG');
    const wide = Buffer.from(`\ufeff${lines}`, 'utf16le');
    expect(() => sanitizeSvg(wide)).toThrow('(line 5)');
  });
});
