import { DomainError } from '@livery/kernel';
import { optimize } from 'svgo';
import { sanitizeSvg, type SanitizedSvg } from './sanitize-svg.ts';

/** What a child answers: the icon, or why it is refused. */
export type SanitizeIconAnswer =
  SanitizedSvg | { readonly refused: { readonly kind: string; readonly code: string; readonly message: string } };

/** Our cleaning gives new ids and leaves out those that nobody uses. Paths are not merged, since that changes what can be recoloured. */
const PLUGINS = [
  {
    name: 'preset-default',
    params: { overrides: { cleanupIds: false, mergePaths: false, removeDesc: false } },
  },
] as const;

/** Sanitises an icon in a child process. svgo reads only what was sanitised before. */
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
  try {
    return optimize(svg, { multipass: false, plugins: [...PLUGINS] }).data;
  } catch {
    // svgo refuses some valid documents. They stay as they are.
    return svg;
  }
}

function isTask(task: unknown): task is { readonly svg: string } {
  return typeof task === 'object' && task !== null && 'svg' in task && typeof task.svg === 'string';
}
