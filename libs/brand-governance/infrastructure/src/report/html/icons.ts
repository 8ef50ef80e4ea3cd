import type { Severity } from '@livery/brand-governance-domain';
import { Html, html } from './html.ts';

/** Each severity has a shape of its own, so that nobody needs to see its colour. */
export const ICONS = Html.trusted(`<svg class="icons" aria-hidden="true" focusable="false" width="0" height="0">
<symbol id="icon-critical" viewBox="0 0 16 16"><path d="M5 1h6l4 4v6l-4 4H5l-4-4V5z" fill="currentColor"/><path d="M5.2 5.2l5.6 5.6m0-5.6l-5.6 5.6" stroke="var(--card)" stroke-width="1.8" stroke-linecap="round"/></symbol>
<symbol id="icon-high" viewBox="0 0 16 16"><path d="M8 1.2l7.3 13a.6.6 0 0 1-.5.9H1.2a.6.6 0 0 1-.5-.9z" fill="currentColor"/><path d="M8 6v4" stroke="var(--card)" stroke-width="1.8" stroke-linecap="round"/><circle cx="8" cy="12.4" r="1" fill="var(--card)"/></symbol>
<symbol id="icon-medium" viewBox="0 0 16 16"><path d="M8 .8L15.2 8 8 15.2.8 8z" fill="currentColor"/><path d="M8 4.6v4.2" stroke="var(--card)" stroke-width="1.7" stroke-linecap="round"/><circle cx="8" cy="11.2" r=".95" fill="var(--card)"/></symbol>
<symbol id="icon-low" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="8" cy="8" r="2.2" fill="currentColor"/></symbol>
<symbol id="icon-good" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7.2" fill="currentColor"/><path d="M4.6 8.3l2.4 2.4 4.4-4.8" fill="none" stroke="var(--card)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></symbol>
</svg>`);

export function icon(name: Severity | 'good'): Html {
  return html`<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-${name}"></use></svg>`;
}
