import { hostname } from 'node:os';
import { publicActorId } from '@livery/kernel';
import { pino } from 'pino';
import type { ServedRequest } from './served-request.ts';

const INFO = pino.levels.values['info'] ?? NaN;
const SECOND_MS = 1_000;

interface Lines {
  write(lines: string): unknown;
}

/**
 * A line of JSON for each request, in the form of the other log, put together by hand: pino, with a time in ISO 8601, takes four
 * times as long (measured). Whatever a line tells is ours, but for the name of the method, which is one of a list.
 */
export class AccessLog {
  private readonly process: string;
  private readonly lines: Lines;
  private second = NaN;
  private timeOfSecond = '';

  constructor(name: string, lines: Lines) {
    this.process = JSON.stringify({ pid: process.pid, hostname: hostname(), name }).slice(1, -1);
    this.lines = lines;
  }

  write(requests: readonly ServedRequest[]): void {
    this.lines.write(requests.map((request) => this.lineOf(request)).join(''));
  }

  private lineOf({ ended, method, route, status, seconds, requestId, actor }: ServedRequest): string {
    const duration = Math.round(seconds * 1_000_000) / 1_000;
    return (
      `{"level":${INFO},"time":"${this.timeOf(ended)}",${this.process},"method":"${method}",` +
      `"route":${JSON.stringify(route)},"status":${status},"duration_ms":${duration},` +
      `"request_id":"${requestId}","principal":${JSON.stringify(publicActorId(actor))},"msg":"request"}\n`
    );
  }

  /** `Date.toISOString`, once a second. */
  private timeOf(milliseconds: number): string {
    const second = Math.floor(milliseconds / SECOND_MS);
    if (second !== this.second) {
      this.second = second;
      this.timeOfSecond = new Date(second * SECOND_MS).toISOString().slice(0, -'000Z'.length);
    }
    return `${this.timeOfSecond}${String(milliseconds % SECOND_MS).padStart(3, '0')}Z`;
  }
}

/** On standard output; undefined where the level leaves such lines out. */
export function openAccessLog({ name, level }: { readonly name: string; readonly level: string }) {
  if ((pino.levels.values[level] ?? Infinity) > INFO) return undefined;
  return new AccessLog(name, pino.destination({ dest: 1, sync: true }));
}
