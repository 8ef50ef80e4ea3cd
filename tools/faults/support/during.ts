/** Runs `work`, which asks whether `fire` is over, and waits for both. */
export async function during(fire: Promise<void>, work: (isOver: () => boolean) => Promise<void>): Promise<void> {
  let isOver = false;
  const ended = fire.finally(() => (isOver = true));
  await Promise.all([ended, work(() => isOver)]);
}

export async function repeat(times: number, step: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time += 1) await step();
}
