import { DomainError } from '@livery/kernel';
import { optimize } from 'svgo';
import { sanitizeSvg, type SanitizedSvg } from './sanitize-svg.ts';

/** What a child answers: the icon, or why it is refused. */
export type SanitizeIconAnswer =
  SanitizedSvg | { readonly refused: { readonly kind: string; readonly code: string; readonly message: string } };

/**
 * The largest drawings that svgo shortens. The time that it takes for one path grows with the square of its numbers: 120,000 numbers took
 * 4.5 to 32 s, and 8,000 numbers or 2,400 elements up to 0.3 s.
 */
const MOST_NUMBERS = 6_000;
const MOST_ELEMENTS = 1_500;
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i;

/**
 * Our cleaning gives new ids and leaves out those that nobody uses. Paths are not merged, since that changes what can be recoloured.
 * Attributes are not rounded, since a dash of 0 makes the whole line solid.
 */
const PLUGINS = [
  {
    name: 'preset-default',
    params: { overrides: { cleanupIds: false, cleanupNumericValues: false, mergePaths: false, removeDesc: false } },
  },
] as const;

/** Sanitises an icon in a child process. svgo reads only what was sanitised before, and not what would take it long. */
export async function run(task: unknown): Promise<SanitizeIconAnswer> {
  if (!isTask(task)) throw new TypeError('This is no task for sanitising an icon.');
  try {
    return sanitizeSvg(Buffer.from(task.svg, 'base64'), shortened);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { kind, code, message } = error;
    return { refused: { kind, code, message } };
  }
}

function shortened(svg: string): string {
  if (!isSmall(svg)) return svg;
  try {
    return optimize(svg, { multipass: false, plugins: [...PLUGINS] }).data;
  } catch {
    // svgo refuses some valid documents. They stay as they are.
    return svg;
  }
}

function isSmall(svg: string): boolean {
  return hasAtMost(MOST_ELEMENTS, '<', svg) && hasAtMost(MOST_NUMBERS, NUMBER, svg);
}

function hasAtMost(most: number, pattern: string | RegExp, text: string): boolean {
  return text.split(pattern, most + 2).length <= most + 1;
}

function isTask(task: unknown): task is { readonly svg: string } {
  return typeof task === 'object' && task !== null && 'svg' in task && typeof task.svg === 'string';
}
