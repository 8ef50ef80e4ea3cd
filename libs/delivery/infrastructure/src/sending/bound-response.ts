import type { Socket } from 'node:net';

/** More than the 64 KiB of a body that are read, with its headers and its chunks of a few bytes each. */
const MAX_BYTES = 1_024 * 1_024;

export class ResponseTooLong extends Error {
  constructor() {
    super('The response never comes to its body.');
    this.name = 'ResponseTooLong';
  }
}

/**
 * Cuts a connection whose answer to one request goes on without headers or a body that could be counted: informational
 * responses, chunk extensions or empty lines without end.
 */
export function boundResponse(socket: Socket): void {
  let written = 0;
  let from = 0;
  socket.on('readable', () => {
    if (socket.bytesWritten !== written) {
      written = socket.bytesWritten;
      from = socket.bytesRead;
    } else if (socket.bytesRead - from > MAX_BYTES) {
      socket.destroy(new ResponseTooLong());
    }
  });
}
