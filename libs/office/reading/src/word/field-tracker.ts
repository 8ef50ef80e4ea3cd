/** Fields whose results are text as any other. */
const TRANSPARENT: ReadonlySet<string> = new Set(['HYPERLINK', 'TOC', 'INDEX', 'TOA', 'BIBLIOGRAPHY', '']);

interface OpenField {
  instruction: string;
  /** Between `separate` and `end`: what stands there is shown. */
  isResult: boolean;
  /** Of the field itself, else of the nearest around it. */
  type: string | null;
  address: string | null;
}

/** Follows the fields of a story through its runs and paragraphs (ECMA-376 Part 1, 17.16). */
export class FieldTracker {
  private readonly open: OpenField[] = [];
  private hiding = 0;

  /** What stands here is shown, and no instruction. */
  get isVisible(): boolean {
    return this.hiding === 0;
  }

  /** `PAGE`, `REF`; null outside of fields, and in those whose results are ordinary text. */
  get field(): string | null {
    return this.open.at(-1)?.type ?? null;
  }

  /** Where the link leads that this is a part of. */
  get link(): string | null {
    return this.open.at(-1)?.address ?? null;
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
    if (field !== undefined && !field.isResult) this.hiding -= 1;
  }

  private begin(instruction: string): void {
    this.open.push({ instruction, isResult: false, type: this.field, address: this.link });
    this.hiding += 1;
  }

  private separate(): void {
    const field = this.open.at(-1);
    if (field === undefined || field.isResult) return;
    field.isResult = true;
    this.hiding -= 1;
    const [word = ''] = field.instruction.trim().split(/\s/, 1);
    const type = word.toUpperCase();
    if (type === 'HYPERLINK') field.address = addressOf(field.instruction);
    if (!TRANSPARENT.has(type)) field.type = type;
  }
}

/** `HYPERLINK "https://example.com" \l "mark"`: without an address, the link leads into the file. */
function addressOf(instruction: string): string {
  const [, quoted, plain] = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s\\]\S*))/i.exec(instruction) ?? [];
  return quoted ?? plain ?? '#';
}
