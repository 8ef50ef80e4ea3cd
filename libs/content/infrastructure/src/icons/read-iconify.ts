import { iconifyIcons, iconifyLicence, MAX_ICONS_IN_SET, SVG_LIMITS } from '@livery/content-domain';
import { LONGEST_PATH } from './found-icons.ts';

/** The most bytes of all SVG of a file together. Aliases may repeat a drawing. */
const MAX_OUTPUT_BYTES = 67_108_864;

/** One icon: the bytes of its SVG follow, or it has none. */
export type IconifyEntry =
  | { readonly name: string; readonly size: number }
  | { readonly name: string; readonly isTooLarge: true }
  /** A sentence. */
  | { readonly name: string; readonly problem: string };

/** What a child answers. `null`: the file is no IconifyJSON. */
export type ReadIconifyAnswer =
  { readonly entries: readonly IconifyEntry[]; readonly licence: string } | { readonly hasTooMany: true } | null;

interface Work {
  readonly answer: ReadIconifyAnswer;
  readonly output: readonly Uint8Array[];
}

/** Reads an IconifyJSON in a child process. The SVG of its icons follow the answer in a row. */
export async function run(_task: unknown, input: Buffer): Promise<Work> {
  const json = parsed(input);
  const icons = iconifyIcons(json);
  if (icons === null) return { answer: null, output: [] };
  if (icons.length > MAX_ICONS_IN_SET) return { answer: { hasTooMany: true }, output: [] };
  const output: Buffer[] = [];
  let bytes = 0;
  const entries = icons.map((icon): IconifyEntry => {
    const name = shortened(icon.name);
    if (!('svg' in icon)) return { name, problem: shortened(icon.problem) };
    if (icon.svg.length > SVG_LIMITS.maxBytes) return { name, isTooLarge: true };
    const svg = Buffer.from(icon.svg);
    bytes += svg.length;
    if (svg.length > SVG_LIMITS.maxBytes || bytes > MAX_OUTPUT_BYTES) return { name, isTooLarge: true };
    output.push(svg);
    return { name, size: svg.length };
  });
  return { answer: { entries, licence: iconifyLicence(json) }, output };
}

function shortened(text: string): string {
  return text.slice(0, LONGEST_PATH).toWellFormed();
}

function parsed(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return value;
  } catch {
    return null;
  }
}
