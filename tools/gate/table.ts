import { GATE_MINUTES } from '../build/budget.ts';

/** One line of the table at the end. */
export interface Row {
  readonly name: string;
  /** Whole, a sample, or why it did not run. */
  readonly extent: string;
  readonly minutes: number;
  readonly tests: number;
  readonly failed: number;
  readonly limit: number;
  /** Null if it is not known. */
  readonly processorMinutes: number | null;
  /** The usual minutes of a processor. */
  readonly budget: number;
  /** How many times as much time of a processor as usual the machine needed meanwhile for the same work. */
  readonly slowness: number;
}

const HEAD = ['part', 'extent', 'minutes', 'limit', 'tests', 'failed', 'processor', 'budget', 'slowness'];
/** A part fails when it needs so many times its budget of processor time, on a slow machine so many times what that budget is there. */
const MOST = 1.5;

/** The table: minutes by the clock and their limit, tests, minutes of a processor and their budget. */
export function table(rows: readonly Row[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return cells.map(line).join('\n');
}

function cellsOf(row: Row): readonly string[] {
  const processor = row.processorMinutes === null ? '?' : row.processorMinutes.toFixed(1);
  const numbers = [row.minutes.toFixed(1), row.limit.toFixed(1), String(row.tests), String(row.failed)];
  return [row.name, row.extent, ...numbers, processor, row.budget.toFixed(1), row.slowness.toFixed(1)];
}

/** The parts that need half as much processor time again as their budget says, a line each. */
export function overBudget(rows: readonly Row[]): readonly string[] {
  return rows
    .filter((row) => row.processorMinutes !== null && row.processorMinutes > row.budget * row.slowness * MOST)
    .map(({ name, processorMinutes, budget, slowness }) => {
      const needed = (processorMinutes ?? 0).toFixed(1);
      const onThisMachine = slowness > 1 ? `, on a machine that is ${slowness.toFixed(1)} times as slow as usual` : '';
      return `${name}: ${needed} minutes of a processor, budget ${budget.toFixed(1)} (tools/build/budget.ts)${onThisMachine}`;
    });
}

/** A warning if the gate takes too long by the clock, which a busy machine may cause; empty if it does not. */
export function slowness(minutes: number): string {
  if (minutes <= GATE_MINUTES) return '';
  return `WARNING  ${minutes.toFixed(1)} minutes by the clock are more than ${GATE_MINUTES}.`;
}
