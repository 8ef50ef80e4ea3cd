/** Fields whose results count as ordinary text. */
const TRANSPARENT: ReadonlySet<string> = new Set(['HYPERLINK', 'TOC', 'INDEX', 'TOA', 'BIBLIOGRAPHY', '']);

interface OpenField {
  instruction: string;
  /** The tracker is between `separate` and `end`, where the visible result stands. */
  isResult: boolean;
  /** The type of the field itself, or else of the nearest field around it. */
  type: string | null;
  address: string | null;
}

/** Follows the fields of a story through its runs and paragraphs (ECMA-376 Part 1, 17.16). */
export class FieldTracker {
  private readonly open: OpenField[] = [];
  private hiding = 0;

  /** Text at this point is visible: it is not part of an instruction. */
  get isVisible(): boolean {
    return this.hiding === 0;
  }

  /** The type of the field, `PAGE` or `REF`; null outside of fields, and in fields whose results count as ordinary text. */
  get field(): string | null {
    return this.open.at(-1)?.type ?? null;
  }

  /** The address of the link that text at this point is a part of. */
  get link(): string | null {
    return this.open.at(-1)?.address ?? null;
  }

  /** Notes a field character. @param type `w:fldCharType` (ECMA-376 Part 1, 17.18.29) */
  mark(type: string | undefined): void {
    if (type === 'begin') this.begin('');
    else if (type === 'separate') this.separate();
    else if (type === 'end') this.end();
  }

  instruct(text: string): void {
    const field = this.open.at(-1);
    if (field !== undefined && !field.isResult) field.instruction += text;
  }

  /** Begins a `w:fldSimple`, whose content is the result. */
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

/** The address in `HYPERLINK "https://example.com" \l "mark"`; `#` without an address, for a link into the document. */
function addressOf(instruction: string): string {
  const [, quoted, plain] = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s\\]\S*))/i.exec(instruction) ?? [];
  return quoted ?? plain ?? '#';
}
