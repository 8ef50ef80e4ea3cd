import { type ReportedFinding, returnInWords } from '@livery/brand-governance-application';
import type { Severity } from '@livery/brand-governance-domain';
import { Html, html } from './html.ts';
import { icon } from './icons.ts';
import type { NumberedFindings } from './numbered-findings.ts';
import { cut, differenceInWords, levelInWords, SEVERITY_WORDS, whereInWords } from './report-words.ts';

const COLOR = /^#[0-9A-F]{6}$/i;

/** A finding with everything that is needed to fix it. @param level of its heading */
export function findingCard(finding: ReportedFinding, numbers: NumberedFindings, level: number): Html {
  const id = numbers.idOf(finding);
  const where = isElsewhere(finding) ? whereInWords(finding) : null;
  const setAt = levelInWords(finding);
  const back = returnInWords(finding);
  return html`<article class="card ${finding.severity}" id="${id}" aria-labelledby="${id}t">
    <div class="marks">
      <span class="number ${finding.severity}"><span class="unseen">Finding </span>${numbers.numberOf(finding)}</span>
      ${severityMark(finding.severity)}${newMark(finding)}
      ${finding.autoFixable && html`<span class="mark fixable">Can be fixed by itself</span>`}
    </div>
    <h${level} id="${id}t">${cut(finding.title)}</h${level}>
    <p class="detail">${cut(finding.detail)}</p>
    ${back !== null && html`<p class="note">${back}</p>`}
    ${swatches(finding)}
    <dl class="facts">
      ${
        where !== null &&
        html`<div>
          <dt>Where</dt>
          <dd>${where}</dd>
        </div>`
      }
      ${
        setAt !== null &&
        html`<div>
          <dt>Set at</dt>
          <dd>${setAt}</dd>
        </div>`
      }
      ${
        finding.menuPath !== null &&
        html`<div>
          <dt>Click</dt>
          <dd>${menu(finding.menuPath)}</dd>
        </div>`
      }
      <div>
        <dt>Id</dt>
        <dd><code>${finding.id}</code></dd>
      </div>
    </dl>
  </article>`;
}

/** Whether it shows elsewhere than under the heading of its card. */
function isElsewhere({ origin, slides, pageNumber, pageNumbers }: ReportedFinding): boolean {
  return origin !== null || slides.length > 1 || pageNumbers.length > 1 || (slides.length === 0 && pageNumber === null);
}

/** A severity as icon and word. */
export function severityMark(severity: Severity): Html {
  return html`<span class="mark severity ${severity}">${icon(severity)}${SEVERITY_WORDS[severity]}</span>`;
}

function newMark({ baselineState, newSinceBaseline, occurrences }: ReportedFinding): Html | false {
  if (baselineState === 'changed') return html`<span class="mark new">Changed</span>`;
  const isPartly = newSinceBaseline !== null && newSinceBaseline < occurrences;
  return (
    baselineState === 'new' &&
    html`<span class="mark new">${isPartly ? `${newSinceBaseline} of ${occurrences} new` : 'New'}</span>`
  );
}

/** The colour that was found, and the palette colour that is nearest to it. */
function swatches({ actualColor, nearestColor }: ReportedFinding): Html | null {
  if (actualColor === null || !COLOR.test(actualColor)) return null;
  if (nearestColor === null) return html`<div class="pair">${swatch(actualColor, 'Found')}</div>`;
  const { name, hex, distance } = nearestColor;
  const shown = distance < 10 ? distance.toFixed(1) : Math.round(distance);
  return html`<div class="pair">
    ${swatch(actualColor, 'Found')}
    <span class="distance"
      ><span aria-hidden="true">→ </span>ΔE ${shown}<br /><small>${differenceInWords(distance)}</small></span
    >
    ${swatch(hex, name === '' ? 'Closest' : name)}
  </div>`;
}

/** A sample of a colour with its value and a label. */
export function swatch(hex: string, label: string): Html {
  if (!COLOR.test(hex)) return html``;
  return html`<span class="swatch"
    ><i style="background-color:${hex}"></i><span>${cut(label, 80)}<br /><code>${hex.toUpperCase()}</code></span></span
  >`;
}

/** A path through menus, which breaks between its steps only. */
function menu(path: string): Html {
  const steps = path.split(' ▸ ').map((step, index) => html`${index > 0 && ' ▸ '}<span class="step">${step}</span>`);
  return html`<span class="menu">${steps}</span>`;
}
