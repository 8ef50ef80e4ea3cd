/** The program of the threads of an inspector. Tools run the one of the build. */
export const THREAD_ENTRY = new URL(
  '../../libs/brand-governance/infrastructure/dist/inspection/inspect-document.worker.js',
  import.meta.url,
);
