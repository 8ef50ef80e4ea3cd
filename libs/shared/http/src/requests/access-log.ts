import { hostname } from 'node:os';
import { type Actor, publicActorId } from '@livery/kernel';
import { pino } from 'pino';
import type { Outcome } from './outcomes.ts';
import type { ServedRequest } from './served-request.ts';

const INFO = pino.levels.values['info'] ?? NaN;
const SECOND_MS = 1_000;
const BEFORE_ID = ',"request_id":"';

interface Lines {
  write(lines: string): unknown;
}

/** `000` to `999` */
const THREE_DIGITS = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(3, '0'));

/**
 * A line of JSON for each request, in the form of the other log, put together by hand from parts that are made once: pino, with a
 * time in ISO 8601, takes six times as long (measured). Whatever a line tells is ours, but for the name of the method, which is
 * one of a list.
 */
export class AccessLog {
  private readonly process: string;
  private readonly lines: Lines;
  /** What the lines of an outcome say between the time and the duration. */
  private readonly middles = new Map<Outcome, string>();
  private second = NaN;
  private beginning = '';

  constructor(name: string, lines: Lines) {
    this.process = JSON.stringify({ pid: process.pid, hostname: hostname(), name }).slice(1, -1);
    this.lines = lines;
  }

  write(requests: readonly ServedRequest[]): void {
    const endings = new Map<Actor | null, string>();
    let text = '';
    for (const { ended, outcome, milliseconds, requestId, actor } of requests) {
      const second = Math.floor(ended / SECOND_MS);
      const micros = Math.round(milliseconds * 1_000);
      const whole = Math.floor(micros / 1_000);
      text +=
        `${this.beginningAt(second)}${THREE_DIGITS[ended - second * SECOND_MS]}${this.middleOf(outcome)}` +
        `${whole}.${THREE_DIGITS[micros - whole * 1_000]}${BEFORE_ID}${requestId}${endingOf(actor, endings)}`;
    }
    this.lines.write(text);
  }

  /** Up to the milliseconds of the time. */
  private beginningAt(second: number): string {
    if (second !== this.second) {
      this.second = second;
      this.beginning = `{"level":${INFO},"time":"${new Date(second * SECOND_MS).toISOString().slice(0, -'000Z'.length)}`;
    }
    return this.beginning;
  }

  private middleOf(outcome: Outcome): string {
    const known = this.middles.get(outcome);
    if (known !== undefined) return known;
    const { method, route, status } = outcome;
    const facts = JSON.stringify({ method, route, status }).slice(1, -1);
    const middle = `Z",${this.process},${facts},"duration_ms":`;
    this.middles.set(outcome, middle);
    return middle;
  }
}

/** What comes after the request's id. Many requests of a moment are of the same callers. */
function endingOf(actor: Actor | null, endings: Map<Actor | null, string>): string {
  const known = endings.get(actor);
  if (known !== undefined) return known;
  const ending = `","principal":${JSON.stringify(publicActorId(actor))},"msg":"request"}\n`;
  endings.set(actor, ending);
  return ending;
}

/** On standard output; undefined where the level leaves such lines out. */
export function openAccessLog({ name, level }: { readonly name: string; readonly level: string }) {
  if ((pino.levels.values[level] ?? Infinity) > INFO) return undefined;
  return new AccessLog(name, pino.destination({ dest: 1, sync: true }));
}
