import type { AcceptedFinding, ReportedComparison } from '@livery/brand-governance-application';
import { counted, type Finding, type NotEvaluated } from '@livery/brand-governance-domain';
import { severityMark } from './finding-card.ts';
import type { ReportSection, SectionContext } from './finding-sections.ts';
import { type Html, html } from './html.ts';
import { capital, cut, locationsInWords, momentInWords, whereInWords } from './report-words.ts';

/** How many rows a table has. The JSON report has all of them. */
const MAX_ROWS = 200;

/** How the document differs from an earlier check. */
export function comparisonSection({ report, numbers }: SectionContext): ReportSection | null {
  const { comparison } = report;
  if (comparison === null) return null;
  return {
    id: `${numbers.prefix}comparison`,
    title: 'Since the earlier check',
    content: html`${comparisonCounts(comparison)}${fixedList(comparison.fixed)}`,
  };
}

function comparisonCounts({ new: added, changed, fixed, unchanged }: ReportedComparison): Html {
  return html`<ul class="tallies">
    <li><b>${added}</b> new</li>
    <li><b>${changed}</b> changed</li>
    <li><b>${fixed.length}</b> fixed</li>
    <li><b>${unchanged}</b> unchanged</li>
  </ul>`;
}

function fixedList(fixed: readonly Finding[]): Html | null {
  if (fixed.length === 0) return null;
  const rows = fixed.slice(0, MAX_ROWS).map(
    ({ title, detail }) =>
      html`<tr>
        <th scope="row">${cut(title)}</th>
        <td class="detail">${cut(detail)}</td>
      </tr>`,
  );
  return html`${table('Fixed', ['What', 'Before'], rows)}${leftOut(fixed.length)}`;
}

/** What could not be judged, and why. */
export function notJudgedSection({ report, numbers }: SectionContext): ReportSection | null {
  const { notEvaluated, isTruncated } = report;
  if (notEvaluated.length === 0 && !isTruncated) return null;
  return {
    id: `${numbers.prefix}unjudged`,
    title: 'Not judged',
    content: html`
      ${isTruncated && html`<p class="note">The document has more findings than one check lists. The rest are counted in its last finding.</p>`}
      ${notEvaluated.length > 0 && table('Not judged', ['What', 'Why', 'Where'], notEvaluated.slice(0, MAX_ROWS).map(notJudgedRow))}
      ${leftOut(notEvaluated.length)}
    `,
  };
}

function notJudgedRow({ surface, reason, locations }: NotEvaluated): Html {
  const what = capital(surface.replaceAll('_', ' '));
  return html`<tr>
    <th scope="row">${cut(what, 80)}</th>
    <td>${cut(reason)}</td>
    <td>${locationsInWords(locations)}</td>
  </tr>`;
}

/** The deviations that somebody has accepted. */
export function acceptedSection({ report, numbers }: SectionContext): ReportSection | null {
  const { accepted, unusedSuppressions } = report;
  if (accepted.length === 0 && unusedSuppressions === 0) return null;
  const rows = accepted.slice(0, MAX_ROWS).map(acceptedRow);
  return {
    id: `${numbers.prefix}accepted`,
    title: 'Accepted',
    content: html`${
      accepted.length > 0 &&
      html`<p class="lead">
          ${accepted.length === 1 ? 'This deviation is' : 'These deviations are'} accepted and not counted above.
        </p>
        ${table('Accepted deviations', ['What', 'Where', 'Reason', 'By', 'Until'], rows)}${leftOut(accepted.length)}`
    }${unused(unusedSuppressions)}`,
  };
}

function unused(count: number): Html | false {
  const name = count === 1 ? '1 acceptance names a finding' : `${count} acceptances name findings`;
  return count > 0 && html`<p class="note">${name} that the document no longer has.</p>`;
}

function acceptedRow(finding: AcceptedFinding): Html {
  const { id, title, detail, severity, reason, acceptedBy, expires } = finding;
  return html`<tr>
    <th scope="row">
      ${severityMark(severity)} ${cut(title)}<span class="under">${cut(detail)}</span
      ><span class="under"><code>${id}</code></span>
    </th>
    <td>${whereInWords(finding) ?? 'The whole document'}</td>
    <td>${reason === null ? 'No reason given' : cut(reason)}</td>
    <td>${acceptedBy ?? 'Not known'}</td>
    <td>${expires === null ? 'No end' : momentInWords(expires)}</td>
  </tr>`;
}

/** A table that scrolls by itself where the page is narrow. */
export function table(caption: string, headings: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="table" role="group" aria-label="${caption}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function leftOut(count: number): Html | false {
  return count > MAX_ROWS && html`<p class="note">${counted(count - MAX_ROWS, 'more row')} in the JSON report.</p>`;
}
