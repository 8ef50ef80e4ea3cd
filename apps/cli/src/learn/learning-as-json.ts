import { diffMembers, learntGuidelineMembers } from '@livery/brand-governance-application';
import type { FileLearning } from './learn-from-file.ts';

/** Everything that was learnt, with members as the API has them. */
export function learningAsJson({ file, format, contentSha256, learnt, diff }: FileLearning): string {
  const { guideline, evidence, warnings, openFindings } = learnt;
  const source = { filename: file, content_type: format, content_sha256: contentSha256 };
  const members = learntGuidelineMembers(guideline);
  const all = { source, ...members, evidence, warnings, open_findings: openFindings, diff: diff && diffMembers(diff) };
  return `${JSON.stringify(all, null, 2)}\n`;
}
