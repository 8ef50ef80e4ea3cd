import type { Groups, Span } from './expression.ts';

const REFERENCE = /\$(?:\$|(\d{1,2})|<([^<>]*)>)/g;
const NO_GROUPS: Groups = { spans: [], names: new Map() };

/**
 * The text that a replacement writes for a match of an expression. `$1` to `$99` and `$<name>` are what a group has caught, `$$` is a dollar
 * sign, and any other `$` stands for itself. Of two digits the second is text if there are not so many groups. Null if the expression does not
 * have such a group, or if text that a group has caught would be lost.
 */
export function expandReplacement(replacement: string, text: string, groups: Groups = NO_GROUPS): string | null {
  const { spans, names } = groups;
  const kept: Span[] = [];
  const missing: number[] = [];
  const caught = (group: number): string => {
    const span = spans[group - 1];
    if (span === undefined) missing.push(group);
    if (!span) return '';
    kept.push(span);
    return text.slice(span.start, span.end);
  };
  const written = replacement.replace(REFERENCE, (_, digits: string | undefined, name: string | undefined) => {
    if (name !== undefined) return caught(names.get(name) ?? 0);
    if (digits === undefined) return '$';
    const length = Number(digits) > spans.length ? 1 : digits.length;
    return caught(Number(digits.slice(0, length))) + digits.slice(length);
  });
  const isLost = (span: Span | null): boolean =>
    span !== null && span.end > span.start && !kept.some(({ start, end }) => start <= span.start && span.end <= end);
  return missing.length > 0 || spans.some(isLost) ? null : written;
}
