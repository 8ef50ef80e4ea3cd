import { styleText } from 'node:util';
import { type ForwardingStep, isAccepted } from './forwarder.ts';

/** One line about an attempt, for people. */
export function forwardingLine({ event, before, attempt, againInMs }: ForwardingStep, hasColors: boolean): string {
  const { status, durationMs, error } = attempt;
  const outcome = status === null ? `no answer: ${error ?? ''}` : String(status);
  const color = isAccepted(attempt) ? 'green' : 'red';
  const parts = [
    new Date().toISOString().slice(11, 19),
    hasColors ? styleText(color, outcome, { validateStream: false }) : outcome,
    `${durationMs} ms`,
    event.type,
    event.id,
  ];
  return `${parts.join('  ')}${isAccepted(attempt) ? '' : consequence(before, againInMs)}\n`;
}

function consequence(before: string, againInMs: number | null): string {
  return againInMs === null
    ? `  given up; to begin with it again: --after ${before}`
    : `  again in ${againInMs / 1_000} s`;
}

/** One line about an attempt, for programs. */
export function forwardingJson({ event, before, attempt, againInMs }: ForwardingStep): string {
  const { status, durationMs, error } = attempt;
  const line = { event, status, error, duration_ms: durationMs, again_in_ms: againInMs, after: before };
  return `${JSON.stringify(line)}\n`;
}
