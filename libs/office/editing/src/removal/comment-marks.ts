import type { XmlAttributes, XmlHandler, XmlPart } from '@livery/office-package';
import type { ElementRanges } from './element-ranges.ts';

const ENDS: ReadonlySet<string> = new Set(['w:commentRangeStart', 'w:commentRangeEnd']);

interface OpenRun {
  readonly start: number;
  readonly depth: number;
  readonly references: { start: number; end: number }[];
  hasOther: boolean;
}

/** Finds the marks of comments in a story: the ends of their ranges, and their references with the runs that hold nothing else. */
class CommentMarks implements XmlHandler {
  readonly takesAlternatives = true;
  readonly ranges: { start: number; end: number }[] = [];
  private readonly runs: OpenRun[] = [];
  private readonly starts: number[] = [];

  open(name: string, { start }: XmlAttributes): void {
    const run = this.runs.at(-1);
    const isChild = run !== undefined && this.starts.length === run.depth;
    if (isChild && name !== 'w:rPr' && name !== 'w:commentReference') run.hasOther = true;
    this.starts.push(start);
    if (name === 'w:r') this.runs.push({ start, depth: this.starts.length, references: [], hasOther: false });
  }

  close(name: string, end: number): void {
    const range = { start: this.starts.pop() ?? 0, end };
    if (ENDS.has(name)) this.ranges.push(range);
    if (name === 'w:commentReference') this.runs.at(-1)?.references.push(range);
    if (name !== 'w:r') return;
    const run = this.runs.pop();
    if (run === undefined || run.references.length === 0) return;
    this.ranges.push(...(run.hasOther ? run.references : [range]));
  }
}

/** The ranges of the marks of comments. @throws PackageRefused, MalformedXml */
export function commentMarks(part: XmlPart): ElementRanges {
  const marks = new CommentMarks();
  part.scan(marks);
  return marks.ranges;
}
