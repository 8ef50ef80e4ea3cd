import type { Paint, Paragraph, ParagraphFlow, RunFormat } from '@livery/office-model';
import { type Look, LookSetting } from './look-setting.ts';
import { memoized } from '../memoized.ts';

const NO_CHARACTERS = -1;
const PARAGRAPH_END = -2;

/** How the runs of a text look, each look once; which run has which is kept as numbers, so that checks need not walk the runs. */
export interface TextLooks {
  /** In the order in which they are first met. */
  readonly looks: readonly Look[];
  /** How many characters each of them is worn by. */
  readonly lookLengths: readonly number[];
  /** Of each run in its turn the number of its look, and an end behind each paragraph. */
  readonly lookNumbers: readonly number[];
}

/** Gathers the looks of a text. */
export class LookGathering {
  private readonly looks: Look[] = [];
  private readonly lookLengths: number[] = [];
  private readonly lookNumbers: number[] = [];
  /** Of the last paragraph: most are as the one before. */
  private setting = new LookSetting(null, '');
  /** None in decks. */
  private readonly settings = new Map<Paint | null, Map<string, LookSetting>>();

  /** Adds the next paragraph, and says whether it has characters. */
  add(paragraph: Paragraph): boolean {
    const { flow, runs } = paragraph;
    if (flow !== null) this.enter(groundOf(flow), flow.style.id);
    let hasCharacters = false;
    for (let index = 0; index < runs.length; index += 1) {
      const number = this.numberOf(index, paragraph);
      this.lookNumbers.push(number);
      hasCharacters ||= number !== NO_CHARACTERS;
    }
    this.lookNumbers.push(PARAGRAPH_END);
    return hasCharacters;
  }

  all(): TextLooks {
    const { looks, lookLengths, lookNumbers } = this;
    return { looks, lookLengths, lookNumbers };
  }

  private enter(ground: Paint | null, paragraphStyle: string): void {
    if (this.setting.ground === ground && this.setting.paragraphStyle === paragraphStyle) return;
    const onGround = memoized(this.settings, ground, () => new Map<string, LookSetting>());
    this.setting = memoized(onGround, paragraphStyle, () => new LookSetting(ground, paragraphStyle));
  }

  private numberOf(index: number, paragraph: Paragraph): number {
    const { runs } = paragraph;
    const format = runs.formatAt(index);
    if (format === undefined || format.scripts.length === 0) return NO_CHARACTERS;
    const { number } = this.setting.find(format) ?? this.newLook(format, paragraph);
    this.lookLengths[number] = (this.lookLengths[number] ?? 0) + runs.lengthAt(index);
    return number;
  }

  private newLook({ style, scripts, direct }: RunFormat, paragraph: Paragraph): Look {
    const { looks, setting } = this;
    const look = { number: looks.length, style, scripts, direct, setting, paragraph };
    setting.add(look);
    looks.push(look);
    return look;
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
  const problems = looks.map(judge);
  return problems.every((problem) => problem === null) ? null : problems;
}

/** Calls for each run whose look has something to it. @param own of the looks, by their numbers */
export function walkLooks<Own>(
  { lookNumbers }: TextLooks,
  own: readonly (Own | null)[],
  visit: (own: Own, paragraph: number, run: number) => void,
): void {
  let paragraph = 0;
  let first = 0;
  for (let index = 0; index < lookNumbers.length; index += 1) {
    const number = lookNumbers[index] ?? NO_CHARACTERS;
    if (number === PARAGRAPH_END) {
      paragraph += 1;
      first = index + 1;
    } else if (number !== NO_CHARACTERS) {
      const found = own[number];
      if (found != null) visit(found, paragraph, index - first);
    }
  }
}
