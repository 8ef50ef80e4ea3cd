import type { Socket } from 'node:net';

/** More than a response needs until 64 KiB of its body are read, even in chunks of a few bytes each. */
const MAX_BYTES = 1_024 * 1_024;

export class ResponseTooLong extends Error {
  constructor() {
    super('The response sent 1 MiB before 64 KiB of its body.');
    this.name = 'ResponseTooLong';
  }
}

/**
 * Destroys a connection when it has received more than 1 MiB in response to one request. It ends responses whose bytes do not
 * count as a body: endless informational responses, headers, chunk extensions or empty lines.
 */
export function boundResponse(socket: Socket): void {
  /** `bytesWritten` at the last request. */
  let written = 0;
  /** `bytesRead` at the last request. */
  let readBefore = 0;
  socket.on('readable', () => {
    if (socket.bytesWritten !== written) {
      written = socket.bytesWritten;
      readBefore = socket.bytesRead;
    } else if (socket.bytesRead - readBefore > MAX_BYTES) {
      socket.destroy(new ResponseTooLong());
    }
  });
}
