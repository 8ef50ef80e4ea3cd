import type { Tenant } from '@livery/kernel';
import type { AssetType } from '../asset-type.ts';
import { tagKey } from '../tags.ts';
import { cutWords } from './cut-words.ts';
import { beginningSignature, wordSignature } from './word-signature.ts';

/** Of the text of a file, only so many different words are found. */
const MAX_FILE_WORDS = 10_000;
/** The most bytes of a character of UTF-16 in UTF-8, and of what is stored beside a lexeme. A `tsvector` has less than 1 MiB. */
const CHARACTER_BYTES = 3;
const LEXEME_BYTES = 24;
const MAX_FILE_BYTES = 700_000;

const SPACE_DIGITS = 10;

/** What is found of an asset. */
export interface AssetTexts {
  readonly name: string;
  readonly filename: string;
  readonly tags: readonly string[];
  readonly description: string;
  /** The words of its file, already cut. */
  readonly fileWords: readonly string[];
}

/** The words of an asset. */
export interface AssetWords {
  /** Those of its name and its tags, which are found first. */
  readonly inNames: readonly string[];
  /** Those of its tags that its name does not have. */
  readonly inTagsOnly: readonly string[];
  /** All, those of its name and its tags among them. */
  readonly all: readonly string[];
}

/** Cuts the words by which an asset is found. */
export function wordsOf({ name, filename, tags, description, fileWords }: AssetTexts): AssetWords {
  const ofName = new Set(cutWords(name));
  const inNames = [...new Set([...ofName, ...tags.flatMap(cutWords)])];
  const inTagsOnly = inNames.filter((word) => !ofName.has(word));
  return {
    inNames,
    inTagsOnly,
    all: [...new Set([...inNames, ...cutWords(filename), ...cutWords(description), ...fileWords])],
  };
}

/** The different words of the text of a file, as far as they are found. */
export function fileWordsOf(title: string | null, text: string): string[] {
  let bytes = 0;
  return cutWords(`${title ?? ''}\n${text}`)
    .slice(0, MAX_FILE_WORDS)
    .filter((word) => (bytes += word.length * CHARACTER_BYTES + LEXEME_BYTES) <= MAX_FILE_BYTES);
}

/** What is stored of an asset, to find it. */
export interface AssetLexemes extends Pick<AssetWords, 'inNames' | 'all'> {
  /** The signature of the words of its name and its tags. */
  readonly wordBits: string;
  /** The signature of their beginnings. */
  readonly beginningBits: string;
}

/** What a row of the vocabulary counts. Words, tags and types are lexemes, too. */
export const wordClass = {
  word: 'w',
  /** The beginning of words, of one to three characters. */
  prefix: 'p',
  /** A whole tag, whatever its case. */
  tag: 't',
  type: 'k',
  /** A word that is in a tag and not in the name. It only orders what was found, and is not counted. */
  inTag: 'g',
  /** All assets of the tenant; the word is empty. */
  all: '*',
} as const;

/** Identifies a row of the vocabulary among those of a tenant. */
export interface WordKey {
  readonly class: string;
  readonly word: string;
}

export function tagWord(tag: string): string {
  return tagKey(tag.normalize('NFC').trim());
}

/**
 * Makes the lexemes of a tenant. An inverted index has those of all tenants, so each begins with the end of the organization's UUID and
 * the mode. Otherwise a search, of a short beginning above all, would read the lists of all tenants. Two tenants may have the same
 * beginning: it saves time, and protects nothing.
 */
export class Lexemes {
  private readonly space: string;

  constructor({ organizationId, livemode }: Tenant) {
    const digits = Number.parseInt(organizationId.replaceAll('-', '').slice(-12), 16).toString(36);
    this.space = `${digits.padStart(SPACE_DIGITS, '0')}${livemode ? 'l' : 't'}`;
  }

  of({ class: name, word }: WordKey): string {
    return `${this.space}${name}${word}`;
  }

  /** The lexemes of an asset: its words, its tags and its type. */
  ofAsset(texts: AssetTexts, type: AssetType): AssetLexemes {
    const { inNames, inTagsOnly, all } = wordsOf(texts);
    const lexemes = (words: readonly string[], name: string = wordClass.word): string[] =>
      words.map((word) => this.of({ class: name, word }));
    const whole = [
      ...new Set(texts.tags.map((tag) => this.of({ class: wordClass.tag, word: tagWord(tag) }))),
      this.of({ class: wordClass.type, word: type }),
    ];
    return {
      inNames: [...lexemes(inNames), ...lexemes(inTagsOnly, wordClass.inTag), ...whole],
      all: [...lexemes(all), ...whole],
      wordBits: wordSignature(inNames),
      beginningBits: beginningSignature(inNames),
    };
  }
}

/** What a lexeme stands for. */
export function keyOfLexeme(lexeme: string): WordKey {
  return { class: lexeme.charAt(SPACE_DIGITS + 1), word: lexeme.slice(SPACE_DIGITS + 2) };
}
