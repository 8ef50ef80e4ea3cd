/**
 * Frees the memory of a received chunk at once. The chunk must not be used afterwards. If the garbage collector had to free the chunks of
 * a large body, it would stop the event loop several times for each body (measured). Memory that is shared with other buffers is kept.
 */
export function freeBuffer({ buffer, byteLength }: Uint8Array): void {
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  if (isAlone) buffer.transfer(0);
}
