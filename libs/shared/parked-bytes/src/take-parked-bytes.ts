import { receiveMessageOnPort } from 'node:worker_threads';
import type { ParkedBytesTicket } from './parked-bytes.ts';

/** Copies a parked file into one array of this thread, and frees each block once it is copied. @throws RangeError when bytes are missing */
export function takeParkedBytes({ port, length }: ParkedBytesTicket): Uint8Array {
  const bytes = Buffer.allocUnsafeSlow(length);
  let taken = 0;
  for (let block = nextBlock(port); block !== undefined; block = nextBlock(port)) {
    bytes.set(block, taken);
    taken += block.length;
    block.buffer.transfer(0);
  }
  if (taken !== length) throw new RangeError(`The document has ${length} bytes, of which ${taken} arrived.`);
  return bytes;
}

function nextBlock(port: ParkedBytesTicket['port']): Uint8Array<ArrayBuffer> | undefined {
  const received: { readonly message: unknown } | undefined = receiveMessageOnPort(port);
  const block = received?.message;
  return block instanceof Uint8Array && block.buffer instanceof ArrayBuffer
    ? new Uint8Array(block.buffer, block.byteOffset, block.byteLength)
    : undefined;
}
