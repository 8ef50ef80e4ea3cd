import type { FontFacts } from '@livery/brand-governance-application';
import { FONT_SCRIPTS, FontInvalid, type FontScript } from '@livery/brand-governance-domain';

const CONTENT_TYPES: readonly unknown[] = ['font/ttf', 'font/otf', 'font/woff2'];

/** Reads the answer of a child. A child that reads hostile files may answer anything. @throws FontInvalid */
export function checkedAnswer(answer: unknown): FontFacts {
  if (isRecord(answer) && typeof answer['flaw'] === 'string') throw new FontInvalid(answer['flaw']);
  const facts = isRecord(answer) ? factsOf(answer['font']) : null;
  if (facts === null) throw new FontInvalid('The font file cannot be read.');
  return facts;
}

function factsOf(font: unknown): FontFacts | null {
  if (!isRecord(font)) return null;
  const { contentType, name, family, style, weight, embeddable, scripts } = font;
  if (typeof contentType !== 'string' || !CONTENT_TYPES.includes(contentType)) return null;
  if (!isTextOrNull(name) || !isTextOrNull(family) || typeof weight !== 'number') return null;
  if ((style !== 'normal' && style !== 'italic') || !(embeddable === null || typeof embeddable === 'boolean'))
    return null;
  if (!Array.isArray(scripts) || !scripts.every(isScript)) return null;
  return { contentType, name, family, style, weight, embeddable, scripts };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function isScript(value: unknown): value is FontScript {
  return FONT_SCRIPTS.some((script) => script === value);
}
