import type { Paint, Paragraph, ParagraphFlow, RunFormat } from '@livery/office-model';
import { memoized } from '../memoized.ts';
import { FormatSetting, type UsedFormat } from './format-setting.ts';

const NO_CHARACTERS = -1;
const PARAGRAPH_END = -2;

/**
 * The formats that the runs of a text body use, each once. Which run has which format is kept as numbers, so that checks need
 * not visit the runs.
 */
export interface UsedFormats {
  /** The formats in the order of their first runs. */
  readonly formats: readonly UsedFormat[];
  /** How many characters have each format, by the number of the format. */
  readonly formatLengths: readonly number[];
  /** The number of the format of each run in document order, with an end mark after each paragraph. */
  readonly formatNumbers: readonly number[];
}

/** Gathers the formats that a text body uses. */
export class FormatGathering {
  private readonly formats: UsedFormat[] = [];
  private readonly formatLengths: number[] = [];
  private readonly formatNumbers: number[] = [];
  /** The setting of the last paragraph, since most paragraphs have the same as the one before. */
  private setting = new FormatSetting(null, '');
  /** The known settings of a text document. Decks have only one setting. */
  private readonly settings = new Map<Paint | null, Map<string, FormatSetting>>();

  /** Adds the next paragraph, and returns whether it has characters. */
  add(paragraph: Paragraph): boolean {
    const { flow, runs } = paragraph;
    if (flow !== null) this.enter(groundOf(flow), flow.style.id);
    let hasCharacters = false;
    for (let index = 0; index < runs.length; index += 1) {
      const number = this.numberOf(index, paragraph);
      this.formatNumbers.push(number);
      hasCharacters ||= number !== NO_CHARACTERS;
    }
    this.formatNumbers.push(PARAGRAPH_END);
    return hasCharacters;
  }

  all(): UsedFormats {
    const { formats, formatLengths, formatNumbers } = this;
    return { formats, formatLengths, formatNumbers };
  }

  private enter(ground: Paint | null, paragraphStyle: string): void {
    if (this.setting.ground === ground && this.setting.paragraphStyle === paragraphStyle) return;
    const onGround = memoized(this.settings, ground, () => new Map<string, FormatSetting>());
    this.setting = memoized(onGround, paragraphStyle, () => new FormatSetting(ground, paragraphStyle));
  }

  private numberOf(index: number, paragraph: Paragraph): number {
    const { runs } = paragraph;
    const format = runs.formatAt(index);
    if (format === undefined || format.scripts.length === 0) return NO_CHARACTERS;
    const { number } = this.setting.find(format) ?? this.newFormat(format, paragraph);
    this.formatLengths[number] = (this.formatLengths[number] ?? 0) + runs.lengthAt(index);
    return number;
  }

  private newFormat({ style, scripts, direct }: RunFormat, paragraph: Paragraph): UsedFormat {
    const { formats, setting } = this;
    const format = { number: formats.length, style, scripts, direct, setting, paragraph };
    setting.add(format);
    formats.push(format);
    return format;
  }
}

function groundOf({ shading, cell }: ParagraphFlow): Paint | null {
  if (shading.kind !== 'none') return shading;
  return cell === null || cell.fill.kind === 'none' ? null : cell.fill;
}

/** What a judge finds wrong with each format, by the numbers of the formats; null when nothing is wrong. */
export function judgedFormats<Problem>(
  { formats }: UsedFormats,
  judge: (format: UsedFormat) => Problem | null,
): readonly (Problem | null)[] | null {
  const problems = formats.map(judge);
  return problems.every((problem) => problem === null) ? null : problems;
}

/**
 * Visits each run whose format has an entry in a list.
 * @param own the entries, by the numbers of the formats
 */
export function walkFormats<Own>(
  { formatNumbers }: UsedFormats,
  own: readonly (Own | null)[],
  visit: (own: Own, paragraph: number, run: number) => void,
): void {
  let paragraph = 0;
  let first = 0;
  for (let index = 0; index < formatNumbers.length; index += 1) {
    const number = formatNumbers[index] ?? NO_CHARACTERS;
    if (number === PARAGRAPH_END) {
      paragraph += 1;
      first = index + 1;
    } else if (number !== NO_CHARACTERS) {
      const found = own[number];
      if (found != null) visit(found, paragraph, index - first);
    }
  }
}
