import type { Judgement } from './validators.ts';

/** What the validators say about a file that they do not say about its sources. */
export function newFindings(file: Judgement, sources: readonly Judgement[]): readonly string[] {
  const accepted = new Set(sources.flatMap(({ audit, unanswered }) => [...audit, ...unanswered]));
  const isReadable = sources.every(({ unsaved }) => unsaved === null);
  return [
    ...file.problems,
    ...file.audit.filter((finding) => !accepted.has(finding)).map((finding) => `openxml-audit: ${finding}`),
    ...file.unanswered.filter((reference) => !accepted.has(reference)).map((reference) => `unanswered: ${reference}`),
    ...(file.unsaved !== null && isReadable ? [`python-pptx: ${file.unsaved}`] : []),
    ...newSchemaFindings(file, sources),
  ];
}

/** Parts whose bytes a source has are not judged: what is wrong in them was wrong before. */
function newSchemaFindings(file: Judgement, sources: readonly Judgement[]): readonly string[] {
  const before = sources.flatMap(({ parts }) => parts);
  const unchanged = new Set(before.map(({ sha256 }) => sha256));
  const accepted = new Set(before.flatMap(({ root, messages }) => messages.map((message) => `${root}: ${message}`)));
  return file.parts
    .filter(({ sha256 }) => !unchanged.has(sha256))
    .flatMap(({ root, messages }) => messages.map((message) => `${root}: ${message}`))
    .filter((finding) => !accepted.has(finding))
    .map((finding) => `schema: ${finding}`);
}
