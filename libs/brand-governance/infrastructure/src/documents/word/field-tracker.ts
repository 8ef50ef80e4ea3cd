/** Fields whose results are text as any other. */
const TRANSPARENT: ReadonlySet<string> = new Set(['HYPERLINK', 'TOC', 'INDEX', 'TOA', 'BIBLIOGRAPHY', '']);

interface OpenField {
  instruction: string;
  /** Between `separate` and `end`: what stands there is shown. */
  isResult: boolean;
}

/** Follows the fields of a story through its runs and paragraphs (ECMA-376 Part 1, 17.16). */
export class FieldTracker {
  private readonly open: OpenField[] = [];
  private hiding = 0;
  private type: string | null = null;
  private address: string | null = null;

  /** What stands here is shown, and no instruction. */
  get isVisible(): boolean {
    return this.hiding === 0;
  }

  /** `PAGE`, `REF`; null outside of fields, and in those whose results are ordinary text. */
  get field(): string | null {
    return this.type;
  }

  /** Where the link leads that this is a part of. */
  get link(): string | null {
    return this.address;
  }

  /** `w:fldChar@fldCharType`. */
  mark(type: string | undefined): void {
    if (type === 'begin') this.begin('');
    else if (type === 'separate') this.separate();
    else if (type === 'end') this.end();
  }

  instruct(text: string): void {
    const field = this.open.at(-1);
    if (field !== undefined && !field.isResult) field.instruction += text;
  }

  /** `w:fldSimple`: its content is the result. */
  beginSimple(instruction: string): void {
    this.begin(instruction);
    this.separate();
  }

  end(): void {
    const field = this.open.pop();
    if (field === undefined) return;
    if (!field.isResult) this.hiding -= 1;
    this.describe();
  }

  private begin(instruction: string): void {
    this.open.push({ instruction, isResult: false });
    this.hiding += 1;
  }

  private separate(): void {
    const field = this.open.at(-1);
    if (field === undefined || field.isResult) return;
    field.isResult = true;
    this.hiding -= 1;
    this.describe();
  }

  private describe(): void {
    this.type = null;
    this.address = null;
    for (const { instruction, isResult } of this.open) {
      if (!isResult) continue;
      const [word = ''] = instruction.trim().split(/\s/, 1);
      const type = word.toUpperCase();
      if (type === 'HYPERLINK') this.address = addressOf(instruction);
      if (!TRANSPARENT.has(type)) this.type = type;
    }
  }
}

/** `HYPERLINK "https://example.com" \l "mark"`: without an address, the link leads into the file. */
function addressOf(instruction: string): string {
  const [, quoted, plain] = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s\\]\S*))/i.exec(instruction) ?? [];
  return quoted ?? plain ?? '#';
}
