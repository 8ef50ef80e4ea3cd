/** The folder of the build output. Threads run compiled files, also when the rest is run from the source. */
const BUILD = new URL('../dist/', import.meta.url);

/** The entry of the threads that judge documents. */
export const INSPECTOR_ENTRY = new URL('inspection/inspect-document.worker.js', BUILD);

/** The entry of the thread that writes documents. */
export const WRITER_ENTRY = new URL('storage/write-document.worker.js', BUILD);
