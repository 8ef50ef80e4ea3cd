import type { Part } from './parts.ts';

/** The lane is all that decides what runs beside what. */
export type InLane = Pick<Part, 'lane'>;

/**
 * Runs parts in two lanes, of which one at most runs a part that needs a processor; then those that run alone.
 * `run` reports failures by itself.
 */
export async function runInLanes<Item extends InLane>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const ofLane = (lane: Part['lane']): Item[] => items.filter((item) => item.lane === lane);
  const [processor, waiting] = [ofLane('processor'), ofLane('waiting')];
  let isProcessorTaken = false;
  const next = (): Item | undefined => (isProcessorTaken ? undefined : processor.shift()) ?? waiting.shift();
  const lane = async (): Promise<void> => {
    for (let item = next(); item !== undefined; item = next()) {
      const takesProcessor = item.lane === 'processor';
      if (takesProcessor) isProcessorTaken = true;
      await run(item);
      if (takesProcessor) isProcessorTaken = false;
    }
  };
  await Promise.all([lane(), lane()]);
  for (const item of ofLane('alone')) await run(item);
}
