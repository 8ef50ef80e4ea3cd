import type { Paint } from '../document/paint.ts';
import type { ParagraphFlow } from '../document/paragraph-flow.ts';
import type { RunStyle, ScriptSlot } from '../document/run-style.ts';
import type { Paragraph, TextRun } from '../document/text-body.ts';
import { memoized } from './memoized.ts';

/** How runs look that hold characters of the same scripts, in paragraphs of one style on one ground. */
export interface Look {
  readonly style: RunStyle;
  readonly scripts: readonly ScriptSlot[];
  /** What shades the paragraph, else its cell; null for nothing, and in decks. */
  readonly ground: Paint | null;
  /** Id of the style of the paragraph; empty in decks. */
  readonly paragraphStyle: string;
  /** The first paragraph with such a run. */
  readonly paragraph: Paragraph;
}

const NO_CHARACTERS = -1;
const PARAGRAPH_END = -2;

/** Most texts have few looks: to go through them is faster than to look them up. */
const FEW = 8;

/** The numbers of the looks that runs have in paragraphs of one style on one ground, by style. */
type Setting = Map<RunStyle, number[]>;

/** How the runs of a text look, each look once; which run has which is kept as numbers, so that checks need not walk the runs. */
export interface TextLooks {
  /** In the order in which they are first met. */
  readonly looks: readonly Look[];
  /** Of each run in its turn the number of its look, and an end behind each paragraph. */
  readonly lookNumbers: readonly number[];
}

/** Gathers the looks of a text. */
export class LookGathering implements TextLooks {
  readonly looks: Look[] = [];
  readonly lookNumbers: number[] = [];
  private last = 0;
  private ground: Paint | null = null;
  private paragraphStyle = '';
  private settings: Map<Paint | null, Map<string, Setting>> | null = null;

  /** Adds the next paragraph, and says whether it has characters. */
  add(paragraph: Paragraph): boolean {
    const { flow, runs } = paragraph;
    this.ground = flow === null ? null : groundOf(flow);
    this.paragraphStyle = flow?.style.id ?? '';
    let hasCharacters = false;
    for (const run of runs) {
      const isEmpty = run.scripts.length === 0;
      if (!isEmpty) this.last = this.numberOf(run, paragraph);
      this.lookNumbers.push(isEmpty ? NO_CHARACTERS : this.last);
      hasCharacters ||= !isEmpty;
    }
    this.lookNumbers.push(PARAGRAPH_END);
    return hasCharacters;
  }

  private numberOf(run: TextRun, paragraph: Paragraph): number {
    const { looks, last, ground, paragraphStyle } = this;
    if (this.looksAs(run, last)) return last;
    const found = looks.length <= FEW ? this.findAmongFew(run) : this.find(run);
    if (found !== -1) return found;
    const { style, scripts } = run;
    const number = looks.push({ style, scripts, ground, paragraphStyle, paragraph }) - 1;
    if (number === FEW) looks.forEach((look, index) => this.numbersOf(look).push(index));
    else if (number > FEW) this.numbersOf({ style, ground, paragraphStyle }).push(number);
    return number;
  }

  private findAmongFew(run: TextRun): number {
    for (let number = 0; number < this.looks.length; number += 1) if (this.looksAs(run, number)) return number;
    return -1;
  }

  private find(run: TextRun): number {
    const { ground, paragraphStyle } = this;
    const numbers = this.numbersOf({ style: run.style, ground, paragraphStyle });
    return numbers.find((number) => this.looks[number]?.scripts === run.scripts) ?? -1;
  }

  private looksAs({ style, scripts }: TextRun, number: number): boolean {
    const look = this.looks[number];
    if (look?.style !== style || look.scripts !== scripts) return false;
    return look.ground === this.ground && look.paragraphStyle === this.paragraphStyle;
  }

  /** The numbers of the looks of this style in this setting. */
  private numbersOf({ style, ground, paragraphStyle }: Pick<Look, 'style' | 'ground' | 'paragraphStyle'>): number[] {
    this.settings ??= new Map<Paint | null, Map<string, Setting>>();
    const onGround = memoized(this.settings, ground, () => new Map<string, Setting>());
    const setting = memoized(onGround, paragraphStyle, () => new Map<RunStyle, number[]>());
    return memoized(setting, style, (): number[] => []);
  }
}

function groundOf({ shading, cell }: ParagraphFlow): Paint | null {
  if (shading.kind !== 'none') return shading;
  return cell === null || cell.fill.kind === 'none' ? null : cell.fill;
}

/** What a judge finds wrong with looks, by their numbers; null when it is nothing. */
export function judgedLooks<Problem>(
  { looks }: TextLooks,
  judge: (look: Look) => Problem | null,
): readonly (Problem | null)[] | null {
  let problems: (Problem | null)[] | null = null;
  for (let number = 0; number < looks.length; number += 1) {
    const look = looks[number];
    const problem = look === undefined ? null : judge(look);
    if (problem !== null) (problems ??= looks.map(() => null))[number] = problem;
  }
  return problems;
}

/** Calls for each run whose look has something to it. @param own of the looks, by their numbers */
export function walkLooks<Own>(
  { lookNumbers }: TextLooks,
  own: readonly (Own | null)[],
  visit: (own: Own, paragraph: number, run: number) => void,
): void {
  let [paragraph, run] = [0, 0];
  for (const number of lookNumbers) {
    const found = number < 0 ? null : own[number];
    if (found != null) visit(found, paragraph, run);
    run = number === PARAGRAPH_END ? 0 : run + 1;
    if (number === PARAGRAPH_END) paragraph += 1;
  }
}
