import type { Illustration, OutlineEntry, ReportedFinding } from '@livery/brand-governance-application';
import { type Html, html } from './html.ts';
import type { NumberedFindings } from './numbered-findings.ts';
import { cut } from './report-words.ts';

/** The outline of one page of a text document: its headings, and the paragraphs with findings. False when there is none. */
export function outlineOf(
  illustration: Illustration | null,
  page: number,
  findings: readonly ReportedFinding[],
  numbers: NumberedFindings,
): Html | false {
  if (illustration?.format !== 'docx') return false;
  const entries = illustration.parts.filter((part) => part.page === page).flatMap((part) => part.entries);
  if (entries.length === 0) return false;
  const byLocation = Map.groupBy(
    findings.flatMap((finding) => finding.locations.map((location) => ({ location, finding }))),
    ({ location }) => location,
  );
  const findingsOf = ({ locations }: OutlineEntry): readonly ReportedFinding[] => {
    const found = locations.flatMap((location) => (byLocation.get(location) ?? []).map(({ finding }) => finding));
    return [...new Set(found)];
  };
  return html`<ul class="outline" aria-label="Outline of page ${page}">
    ${entries.map((entry) => outlineEntry(entry, findingsOf(entry), numbers))}
  </ul>`;
}

function outlineEntry(
  { headingLevel, text, marked }: OutlineEntry,
  findings: readonly ReportedFinding[],
  numbers: NumberedFindings,
): Html {
  const { start, end } = marked ?? { start: 0, end: 0 };
  const words = html`${text.slice(0, start)}${end > start && html`<mark>${text.slice(start, end)}</mark>`}${cut(text.slice(end))}`;
  const links = findings.map(
    (finding) =>
      html`<a class="number ${finding.severity}" href="#${numbers.idOf(finding)}"
        ><span class="unseen">Finding </span>${numbers.numberOf(finding)}</a
      >`,
  );
  const shape = headingLevel === null ? 'paragraph' : `heading level${Math.min(headingLevel, 4)}`;
  return html`<li class="${shape}">
    <span class="numbers">${links}</span><span>${text === '' ? html`<i>Empty paragraph</i>` : words}</span>
  </li>`;
}
