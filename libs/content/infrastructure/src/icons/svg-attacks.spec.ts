import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import { assertBelow, svgAttacks, timed } from '@livery/testing';
import { run } from './sanitize-icon.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

const ATTACKS = svgAttacks('http://canary.example');
/** What no sanitised icon contains. */
const DANGEROUS =
  /canary|<script|alert\(1\)<|\son\w+=|javascript:|<style|style=|<!|<\?|href="[^#]|url\((?!#)|cookie|xlink:|<metadata/i;
const KINDS = ['svg_unsafe', 'file_corrupt', 'xml_too_complex'];

/** Of processor time. In quadratic time, the values of the test take 1 to 700 s. */
const MOST_MS = 500;

/** An SVG without its texts, which are no markup. */
function markupOf(svg: string): string {
  return svg.replace(/>[^<]*/g, '>');
}

function refusalOf(svg: string | Buffer): DomainError | null {
  try {
    sanitizeSvg(Buffer.from(svg));
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

describe('an icon with', () => {
  it.each(ATTACKS.filter(({ refusal }) => refusal !== null))('$name is refused', ({ svg, refusal }) => {
    const error = refusalOf(svg);
    expect(error?.message).toContain(refusal);
    expect(KINDS).toContain(error?.code);
  });

  it.each(ATTACKS.filter(({ refusal }) => refusal === null))('$name becomes harmless', async ({ svg }) => {
    const bytes = Buffer.from(svg);
    expect(markupOf(sanitizeSvg(bytes).svg)).not.toMatch(DANGEROUS);
    const answer = await run({ svg: bytes.toString('base64') });
    expect('svg' in answer ? answer.svg : '').toMatch(/^<svg xmlns="[^"]*" viewBox="0 0 9 9">/);
    expect(markupOf('svg' in answer ? answer.svg : 'canary')).not.toMatch(DANGEROUS);
  });

  it.each([
    ['letters that may begin an address', 'script'.repeat(40_000), (text: string) => `<g unknown="${text}"/>`],
    ['comments of CSS that do not end', '/*'.repeat(120_000), (text: string) => `<g style="${text}"/>`],
    ['digits', '1'.repeat(240_000), (text: string) => `<rect width="${text}x"/>`],
    ['spaces behind a reference', ' '.repeat(240_000), (text: string) => `<g fill="url(#a)${text}\nb"/>`],
    ['spaces in its viewBox', ' '.repeat(240_000), (text: string) => `<symbol viewBox="0${text}x"/>`],
    ['comments that do not end', '<!--'.repeat(60_000), (text: string) => `<?x?>${text}`],
  ])(
    'a value of 240 kB is judged in a moment: %s',
    timed((_, text, elementWith) => {
      const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${elementWith(text)}</svg>`);
      const began = process.threadCpuUsage();
      refusalOf(bytes);
      const { user, system } = process.threadCpuUsage(began);
      assertBelow((user + system) / 1_000, MOST_MS);
    }),
  );

  it('one of 80 attacks is never served', () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(80);
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
  });
});
