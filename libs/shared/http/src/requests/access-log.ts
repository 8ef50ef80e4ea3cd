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
 * Writes a line of JSON for each request, in the format of the other log. The lines are concatenated from prepared parts, because pino
 * with ISO 8601 times takes six times as long (measured). No value in a line is chosen by the caller, so nothing needs escaping.
 */
export class AccessLog {
  private readonly process: string;
  private readonly lines: Lines;
  /** The text between the time and the duration, by outcome. */
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

  /** The text before the milliseconds of the time. */
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

/** The text after the request id. It is cached, since many requests have the same caller. */
function endingOf(actor: Actor | null, endings: Map<Actor | null, string>): string {
  const known = endings.get(actor);
  if (known !== undefined) return known;
  const ending = `","principal":${JSON.stringify(publicActorId(actor))},"msg":"request"}\n`;
  endings.set(actor, ending);
  return ending;
}

/** An access log on standard output; undefined if the level excludes its lines. */
export function openAccessLog({ name, level }: { readonly name: string; readonly level: string }) {
  if ((pino.levels.values[level] ?? Infinity) > INFO) return undefined;
  return new AccessLog(name, pino.destination({ dest: 1, sync: true }));
}
