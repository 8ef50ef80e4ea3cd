import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import { svgAttacks } from '@livery/testing';
import { run } from './sanitize-icon.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

const ATTACKS = svgAttacks('http://canary.example');
/** What no sanitised icon contains. */
const DANGEROUS =
  /canary|<script|alert\(1\)<|\son\w+=|javascript:|<style|style=|<!|<\?|href="[^#]|url\((?!#)|cookie|xlink:|<metadata/i;
const KINDS = ['svg_unsafe', 'file_corrupt', 'xml_too_complex'];

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

  it('one of 80 attacks is never served', () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(80);
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
  });
});
