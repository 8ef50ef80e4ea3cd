import type { SpoolDirectory } from './spool-directory.ts';
import { SpoolFile } from './spool-file.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** The files on disk that arrive with the request. Set if its endpoint declares a body reader that `isSpooled`. */
    spool?: RequestSpool;
  }
}

/** The spooled files of one request. */
export class RequestSpool {
  private readonly files: SpoolFile[] = [];

  constructor(private readonly directory: SpoolDirectory) {}

  /** @param limit most bytes */
  newFile(limit: number): SpoolFile {
    const file = new SpoolFile(this.directory, limit);
    this.files.push(file);
    return file;
  }

  /** Removes all files. One that cannot be removed now is removed with its directory. */
  async release(): Promise<void> {
    await Promise.allSettled(this.files.map((file) => file.remove()));
  }
}
