import { gunzipSync } from 'node:zlib';

/** The values of a run that are compared. */
export const PROPERTIES = ['font', 'size', 'color'] as const;
export type Property = (typeof PROPERTIES)[number];

interface ExpectedPlace {
  readonly slide: number;
  readonly shape: string;
  readonly name?: string;
}

/** A run of a slide, or of a text document. */
export interface ExpectedRun extends Partial<ExpectedPlace> {
  readonly kind: 'run';
  /** `body`, `headerFirst:Standard`, `footnote:2`, `frame:Frame1` */
  readonly part?: string;
  /** The row and the column on slides, the name of the cell in text documents. */
  readonly cell?: readonly [number, number] | string | null;
  /** The name of the paragraph style. */
  readonly style?: string | null;
  readonly paragraph?: number;
  readonly text: string;
  readonly field?: boolean | string;
  readonly font?: string | null;
  readonly font_ea?: string | null;
  readonly font_cs?: string | null;
  readonly size?: number | null;
  readonly color?: string | null;
}

export interface ExpectedFill {
  readonly fill_style?: string | null;
  readonly fill?: string | null;
}

export interface ExpectedShape extends ExpectedPlace, ExpectedFill {
  readonly kind: 'shape';
  /** The type of the shape in LibreOffice: `drawing.CustomShape`. */
  readonly type?: string;
}

export interface ExpectedCell extends ExpectedPlace, ExpectedFill {
  readonly kind: 'cell';
  readonly cell: readonly [number, number];
}

/** The first line of the expected values of a document. */
interface ExpectedMeta {
  readonly kind: 'meta';
  readonly format: string;
}

export type ExpectedRecord = ExpectedRun | ExpectedShape | ExpectedCell | ExpectedMeta;

const KINDS: ReadonlySet<string> = new Set(['run', 'shape', 'cell', 'meta']);

/** Reads JSON lines, compressed with gzip or not. Lines of other kinds are left out. */
export function parseExpected(bytes: Buffer): ExpectedRecord[] {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const lines = (isCompressed ? gunzipSync(bytes) : bytes).toString('utf8').split('\n');
  return lines.map((line): unknown => (line.trim() === '' ? null : JSON.parse(line))).filter(isExpected);
}

function isExpected(value: unknown): value is ExpectedRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    KINDS.has(value.kind)
  );
}
