import { receiveMessageOnPort } from 'node:worker_threads';
import type { ParkedBytes } from '../parked-bytes.ts';

/** Takes parked bytes out, block by block, as another thread would. */
export function parkedBlocks(parked: ParkedBytes): readonly Uint8Array[] {
  const { port } = parked.ticket();
  const blocks: Uint8Array[] = [];
  for (;;) {
    const received: { readonly message: unknown } | undefined = receiveMessageOnPort(port);
    if (!(received?.message instanceof Uint8Array)) return blocks;
    blocks.push(received.message);
  }
}

export function parkedContent(parked: ParkedBytes): Buffer {
  return Buffer.concat(parkedBlocks(parked));
}
