const waiting: (() => void)[] = [];

/**
 * Waits until it is the turn of one more chunk of a large body. At each turn of the event loop only one chunk of all bodies together goes on,
 * so that many uploads at once delay other requests as little as one upload does.
 */
export function bodyTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(goOn);
  });
}

function goOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
}
