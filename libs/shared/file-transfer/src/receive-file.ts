import { receiveMessageOnPort } from 'node:worker_threads';
import type { FileTransferTicket } from './transferable-file.ts';

/** Copies a file into one array of this thread, and frees each block after copying it. @throws RangeError if bytes are missing */
export function receiveFile({ port, length }: FileTransferTicket): Uint8Array {
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

function nextBlock(port: FileTransferTicket['port']): Uint8Array<ArrayBuffer> | undefined {
  const received: { readonly message: unknown } | undefined = receiveMessageOnPort(port);
  const block = received?.message;
  return block instanceof Uint8Array && block.buffer instanceof ArrayBuffer
    ? new Uint8Array(block.buffer, block.byteOffset, block.byteLength)
    : undefined;
}
