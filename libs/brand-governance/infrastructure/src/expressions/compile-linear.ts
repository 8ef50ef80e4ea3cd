import { hasAtMost } from '@livery/kernel';
import {
  type CompileExpression,
  type Expression,
  type ExpressionSearch,
  type Groups,
  type Match,
  type NumberedText,
} from '@livery/brand-governance-domain';
import { type Matcher, RE2JS, RE2JSException } from 're2js';
import { literalsOf } from './literals-of.ts';

/** How many characters an expression may have, and how many steps it may compile to (hostile input, 5). */
const MAX_CHARS = 1_000;
const MAX_STEPS = 5_000;
/** How many milliseconds of its thread's time one expression may take on one document. */
const BUDGET_MS = 50;
/** After how many characters the time is checked. A match counts as this many characters, too. */
const LOOK_AFTER = 2_048;
const MATCH = 32;

const FLAGS: ReadonlyMap<string, number> = new Map([
  ['i', RE2JS.CASE_INSENSITIVE],
  ['m', RE2JS.MULTILINE],
  ['s', RE2JS.DOTALL],
  ['g', 0],
  ['u', 0],
]);

/**
 * Compiles expressions of RE2. Their time is proportional to the length of the text. Look-around and back-references do not
 * exist there.
 */
export const compileLinear: CompileExpression = (source) => {
  const [, pattern = source, flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(source) ?? [];
  if (!hasAtMost(pattern, MAX_CHARS)) return { problem: `An expression has at most ${MAX_CHARS} characters.` };
  const letters = Array.from(flags);
  const unknown = letters.find((flag) => !FLAGS.has(flag));
  if (unknown !== undefined)
    return { problem: `The flag "${unknown}" is not known: ${[...FLAGS.keys()].join(', ')} are.` };
  try {
    const compiled = RE2JS.compile(
      pattern,
      letters.reduce((all, flag) => all | (FLAGS.get(flag) ?? 0), 0),
    );
    if (compiled.programSize() > MAX_STEPS) return { problem: 'The expression is too large.' };
    return bounded(compiled);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return { problem: `The expression is not understood: ${error.message}.` };
  }
};

/**
 * Limits the time of an expression. Each compiled expression serves one inspection, and has one budget for all texts of the
 * document.
 */
function bounded(compiled: RE2JS): Expression {
  let spent = 0;
  return {
    literals: literalsOf(compiled),
    search: (texts, withGroups = false) => {
      const started = process.threadCpuUsage();
      const startedAt = performance.now();
      const hasTime = (): boolean =>
        // Reading the wall clock is cheap, and it is never behind the clock of the thread.
        spent + performance.now() - startedAt <= BUDGET_MS || spent + milliseconds(started) <= BUDGET_MS;
      const result = search({ compiled, withGroups: withGroups && compiled.groupCount() > 0 }, texts, hasTime);
      spent += milliseconds(started);
      return result;
    },
  };
}

/** The milliseconds that the thread has used since `started`. */
function milliseconds(started: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1_000;
}

interface Search {
  readonly compiled: RE2JS;
  readonly withGroups: boolean;
}

/** Reading the clock and making a matcher are both expensive, while most texts of documents are short and hold no match. */
function search(
  { compiled, withGroups }: Search,
  texts: Iterable<NumberedText>,
  hasTime: () => boolean,
): ExpressionSearch {
  const matches = new Map<number, readonly Match[]>();
  let work = 0;
  const isOver = (more: number): boolean => {
    work += more;
    if (work < LOOK_AFTER) return false;
    work = 0;
    return !hasTime();
  };
  for (const [number, text] of texts) {
    const found = compiled.test(text) ? matchesIn({ compiled, withGroups }, text, () => isOver(MATCH)) : NONE;
    if (found === null || isOver(text.length)) return { matches, isComplete: false };
    if (found.length > 0) matches.set(number, found);
  }
  return { matches, isComplete: hasTime() };
}

/** The matches of an expression in a text; null when they take too much time. */
function matchesIn({ compiled, withGroups }: Search, text: string, isOver: () => boolean): readonly Match[] | null {
  const found: Match[] = [];
  const matcher = compiled.matcher(text);
  const names = new Map(Object.entries(compiled.namedGroups()));
  while (matcher.find()) {
    const span = { start: matcher.start(), end: matcher.end() };
    found.push(withGroups ? { ...span, groups: groupsOf(matcher, names) } : span);
    if (isOver()) return null;
  }
  return found;
}

/** What the groups have caught in the last match. */
function groupsOf(matcher: Matcher, names: Groups['names']): Groups {
  const spans = Array.from({ length: matcher.groupCount() }, (_, index) => {
    const [start, end] = [matcher.start(index + 1), matcher.end(index + 1)];
    return start < 0 ? null : { start, end };
  });
  return { spans, names };
}

const NONE: readonly Match[] = [];
