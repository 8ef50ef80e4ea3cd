import { type DocumentModel, Omissions } from '@livery/office-model';
import { contrastText } from '../checks/contrast/contrast-text.ts';
import type { Finding } from '../finding.ts';
import type { Guideline } from '../guideline.ts';
import { FindingList, type Sha256Hex } from '../judging/finding-list.ts';
import { groupOccurrences } from '../judging/group-occurrences.ts';
import { implicitRule } from '../judging/implicit-rules.ts';
import { contextOf } from '../judging/judge-document.ts';
import { NO_EXPRESSIONS } from '../pattern/expression.ts';

const RULE = implicitRule(contrastText);

/**
 * The texts of a document that are hard to read by the defaults of `contrast.text`, as findings that nobody is shown. There are none if the
 * guideline judges contrast itself: then its own rule counts.
 */
export function unreadableTexts(model: DocumentModel, guideline: Guideline, sha256Hex: Sha256Hex): readonly Finding[] {
  const { format } = model;
  if (guideline.rules.some((rule) => rule.active && rule.type === RULE.type && rule.appliesTo.includes(format)))
    return [];
  const context = contextOf(model, guideline, NO_EXPRESSIONS, new Omissions());
  const findings = new FindingList(sha256Hex);
  findings.add(groupOccurrences(RULE.type, contrastText.find([RULE], context), format));
  return findings.end().findings;
}
