import type { DocumentView } from '../document-view/document-view.ts';
import type { LocatedParagraph, LocatedShape } from '../document-view/located-content.ts';
import { foldedText } from './character-kinds.ts';
import { TermAutomaton } from './term-automaton.ts';
import { DOUBLE_SPACE, PUNCTUATION, REPEATED_WORD, TextWalk } from './text-walk.ts';

/** A text in which terms are looked for: a paragraph, or the alternative text of a shape. */
export type SearchedText = LocatedParagraph | AlternativeText;

interface AlternativeText {
  readonly text: string;
  readonly paragraph: null;
  readonly located: LocatedShape;
}

/** The numbers of texts in a survey, ascending. */
export type TextNumbers = readonly number[];

/**
 * Surveys the texts of a view: one walk over all characters notes which texts may hold something wrong, so that checks look
 * only at those.
 */
export class TextSurvey {
  /** The paragraphs, then the alternative texts. */
  readonly texts: readonly SearchedText[];
  readonly doubleSpaces: number[] = [];
  readonly punctuation: number[] = [];
  readonly repeatedWords: number[] = [];
  private readonly walk: TextWalk;
  /** The numbers of the texts that hold a literal, by the literal in folded case. */
  private readonly known = new Map<string, TextNumbers>();

  /** @param literals the words that rules will look for; they are found in one search */
  constructor({ paragraphs, shapes }: DocumentView, literals: readonly string[]) {
    const alternatives = alternativeTexts(shapes);
    this.texts = [...paragraphs, ...alternatives];
    let number = 0;
    this.walk = new TextWalk(
      this.texts.map(({ text }) => text),
      (found) => this.note(found, number++),
    );
    this.search(literals.map(foldedText));
  }

  /** The numbers of the texts that may hold one of the literals, in any case, across breaks and soft hyphens. */
  holding(literals: readonly string[]): TextNumbers {
    const folded = literals.map(foldedText);
    this.search(folded.filter((literal) => !this.known.has(literal)));
    const numbers = folded.map((literal) => this.known.get(literal) ?? []);
    return numbers.length === 1 ? numbers.flat() : unionOf(numbers);
  }

  private note(found: number, number: number): void {
    if ((found & DOUBLE_SPACE) !== 0) this.doubleSpaces.push(number);
    if ((found & PUNCTUATION) !== 0) this.punctuation.push(number);
    if ((found & REPEATED_WORD) !== 0) this.repeatedWords.push(number);
  }

  private search(folded: readonly string[]): void {
    const found = new Map<string, number[]>(folded.map((literal) => [literal, []]));
    for (const [literal, numbers] of found) this.known.set(literal, numbers);
    found.delete('');
    if (found.size === 0) return;
    const { codes, length, ends } = this.walk;
    const automaton = new TermAutomaton([...found].map(([text, payload]) => ({ text, payload })));
    let number = 0;
    automaton.search(codes, length, (numbers, offset) => {
      while ((ends[number] ?? Infinity) <= offset) number += 1;
      if (numbers.at(-1) !== number) numbers.push(number);
    });
  }
}

/** Joins lists of numbers, each number once, ascending. */
export function unionOf(numbers: readonly Iterable<number>[]): TextNumbers {
  return [...new Set(numbers.flatMap((some) => [...some]))].sort((one, two) => one - two);
}

function alternativeTexts(shapes: readonly LocatedShape[]): readonly AlternativeText[] {
  return shapes
    .filter(({ shape }) => shape.description !== '')
    .map((located) => ({ text: located.shape.description, paragraph: null, located }));
}
