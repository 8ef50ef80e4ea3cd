/**
 * Gives the memory of bytes that arrived back at once; nobody may use them afterwards. Left to the garbage collector, the
 * chunks of large bodies make it stop everything several times for each of them (measured).
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  if (isAlone) buffer.transfer(0);
}
