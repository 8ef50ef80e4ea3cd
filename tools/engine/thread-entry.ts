/** What the threads of an inspector run: the build's, whoever asks. */
export const THREAD_ENTRY = new URL(
  '../../libs/brand-governance/infrastructure/dist/inspection/inspect-document.worker.js',
  import.meta.url,
);
