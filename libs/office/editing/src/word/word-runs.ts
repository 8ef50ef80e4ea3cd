import { FieldTracker, RUN_CHARACTERS, symbolCharacter } from '@livery/office-reading';
import type { ElementDraft } from '../xml/element-draft.ts';

/** A piece of a run's text with its offsets in the text of the paragraph, the end exclusive. */
export interface TextPiece {
  /** `w:t`, or the element that stands for a character: `w:tab`. */
  readonly element: ElementDraft;
  readonly start: number;
  readonly end: number;
}

/** A run as the reader counts them. One `w:r` holds several when page breaks or symbols divide it. */
export interface WordRun {
  readonly run: ElementDraft;
  readonly pieces: readonly TextPiece[];
  readonly kind: 'text' | 'symbol' | 'formula';
  /** The type of its field; null for plain text. */
  readonly field: string | null;
  /** It stands in a content control that shows data stored elsewhere. */
  readonly isBound: boolean;
}

/** The elements that hold runs like the paragraph itself. What is tracked as deleted or moved away is not shown. */
export const INLINE: ReadonlySet<string> = new Set(
  ['hyperlink', 'smartTag', 'customXml', 'dir', 'bdo', 'ins', 'moveTo'].map((name) => `w:${name}`),
);

/** The elements of runs that are drawings. */
export const DRAWINGS: ReadonlySet<string> = new Set(['w:drawing', 'w:pict', 'w:object']);

/** Whether the properties of a content control bind it to data. */
export function isBoundControl(control: Pick<ElementDraft, 'child'>): boolean {
  return control.child('w:sdtPr')?.child('w:dataBinding', 'w15:dataBinding') !== undefined;
}

/** Collects the runs and the drawings of one paragraph, as the reader does. */
export class WordRuns {
  readonly runs: WordRun[] = [];
  readonly drawings: ElementDraft[] = [];
  private text = '';
  private pieces: TextPiece[] = [];

  /** @param fields the fields that are open where the paragraph begins; they are followed through it */
  constructor(
    paragraph: ElementDraft,
    private readonly fields: FieldTracker,
    isBound: boolean,
  ) {
    this.collect(paragraph, isBound);
  }

  /** The text of the paragraph. */
  get content(): string {
    return this.text;
  }

  private collect(around: ElementDraft, isBound: boolean): void {
    for (const child of around.children) this.inline(child, isBound);
  }

  private inline(element: ElementDraft, isBound: boolean): void {
    const { name } = element;
    if (name === 'w:r') this.wordRun(element, isBound);
    else if (name === 'm:r') this.formulaRun(element, isBound);
    else if (name === 'w:fldSimple') {
      this.fields.beginSimple(element.get('w:instr') ?? '');
      this.collect(element, isBound);
      this.fields.end();
    } else if (name === 'w:sdt') {
      const content = element.child('w:sdtContent');
      if (content !== undefined) this.collect(content, isBound || isBoundControl(element));
    } else if (INLINE.has(name) || (name.startsWith('m:') && !name.endsWith('Pr'))) this.collect(element, isBound);
  }

  private wordRun(run: ElementDraft, isBound: boolean): void {
    const flush = (kind: WordRun['kind'] = 'text'): void => this.flush(run, kind, isBound);
    for (const child of run.children) {
      switch (child.name) {
        case 'w:fldChar':
          flush();
          this.fields.mark(child.get('w:fldCharType'));
          break;
        case 'w:instrText':
          this.fields.instruct(child.text);
          break;
        case 'w:lastRenderedPageBreak':
          flush();
          break;
        case 'w:sym':
          flush();
          this.add(child, symbolCharacter(child.get('w:char')));
          flush('symbol');
          break;
        case 'w:ruby':
          flush();
          for (const base of child.child('w:rubyBase')?.children ?? [])
            if (base.name === 'w:r') this.wordRun(base, isBound);
          break;
        case 'w:br':
          if (child.get('w:type') === 'page') flush();
          else if (child.get('w:type') !== 'column') this.add(child, '\n');
          break;
        default:
          if (DRAWINGS.has(child.name)) this.drawings.push(child);
          this.add(
            child,
            child.name === 'w:t' || child.name === 'm:t' ? child.text : (RUN_CHARACTERS.get(child.name) ?? ''),
          );
      }
    }
    flush();
  }

  private formulaRun(run: ElementDraft, isBound: boolean): void {
    for (const child of run.children) if (child.name === 'm:t' || child.name === 'w:t') this.add(child, child.text);
    this.flush(run, 'formula', isBound);
  }

  private add(element: ElementDraft, text: string): void {
    if (text === '' || !this.fields.isVisible) return;
    this.pieces.push({ element, start: this.text.length, end: this.text.length + text.length });
    this.text += text;
  }

  private flush(run: ElementDraft, kind: WordRun['kind'], isBound: boolean): void {
    const { pieces } = this;
    this.pieces = [];
    if (pieces.length > 0) this.runs.push({ run, pieces, kind, field: this.fields.field, isBound });
  }
}
