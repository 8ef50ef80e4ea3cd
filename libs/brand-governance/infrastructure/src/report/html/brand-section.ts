import {
  type BrandPalette,
  type BrandRule,
  type Font,
  type Guideline,
  SEVERITIES,
} from '@livery/brand-governance-domain';
import { severityMark, swatch } from './finding-card.ts';
import type { ReportSection, SectionContext } from './finding-sections.ts';
import { table } from './further-sections.ts';
import { type Html, html } from './html.ts';
import { capital, cut, ROLE_WORDS } from './report-words.ts';

const MAX_SWATCHES = 500;
const SCRIPT_WORDS: Readonly<Record<string, string>> = { latin: 'Latin', ea: 'East Asian', cs: 'complex scripts' };
const ROLE_OF_FONT: Readonly<Record<string, string>> = { heading: 'headings', body: 'text', any: 'everything' };

/** What the document was judged by: palettes, fonts and rules. */
export function brandSection({ report: { guideline }, numbers, level }: SectionContext): ReportSection | null {
  if (guideline === null) return null;
  return {
    id: `${numbers.prefix}brand`,
    title: 'The brand',
    content: html`
      <h${level + 1}>Colours</h${level + 1}>
      ${palettes(guideline)}
      ${guideline.palettes.length > 0 && html`<p class="note">ΔE is the distance of two colours (CIEDE2000): below 1 nobody sees a difference, from 10 on they are clearly different.</p>`}
      <h${level + 1}>Typefaces</h${level + 1}>
      ${guideline.fonts.length === 0 ? html`<p class="note">No fonts are registered, so fonts were not judged.</p>` : fonts(guideline.fonts)}
      <h${level + 1}>Rules</h${level + 1}>
      ${rules(guideline.rules)}
    `,
  };
}

function palettes({ palettes: all, settings }: Guideline): Html {
  if (all.length === 0) return html`<p class="note">No palette is stored, so colours were not judged.</p>`;
  let room = MAX_SWATCHES;
  const shown = all.map((palette) => {
    const colors = palette.colors.slice(0, room);
    room -= colors.length;
    return paletteBlock(palette, colors);
  });
  const also = [
    ...(settings.allowBlackAndWhite ? ['black and white'] : []),
    ...(settings.allowNeutralGreys ? ['neutral greys'] : []),
  ];
  return html`${shown}
  ${also.length > 0 && html`<p class="note">${capital(also.join(' and '))} are always allowed.</p>`}
  ${room === 0 && html`<p class="note">Further colours are left out here.</p>`}`;
}

function paletteBlock({ name, role, allowBrandShades }: BrandPalette, colors: BrandPalette['colors']): Html {
  const shades = allowBrandShades ? ' · lighter and darker shades are allowed' : '';
  return html`<figure class="palette">
    <figcaption><b>${cut(name, 120)}</b> <span>${ROLE_WORDS[role]}${shades}</span></figcaption>
    <div class="swatches">${colors.map((color) => swatch(color.hex, color.name))}</div>
  </figure>`;
}

function fonts(all: readonly Font[]): Html {
  const rows = [...Map.groupBy(all, ({ family }) => family)].map(([family, cuts]) => {
    const roles = [...new Set(cuts.flatMap((font) => font.roles))].map((role) => ROLE_OF_FONT[role] ?? role);
    const scripts = [...new Set(cuts.flatMap((font) => font.scripts))].map((script) => SCRIPT_WORDS[script] ?? script);
    const fallbacks = [...new Set(cuts.flatMap((font) => font.fallbacks))];
    return html`<tr>
      <th scope="row">${cut(family, 120)}</th>
      <td>${capital(roles.join(', '))}</td>
      <td>${scripts.join(', ')}</td>
      <td>${fallbacks.length === 0 ? '–' : cut(fallbacks.join(', '))}</td>
    </tr>`;
  });
  return table('Typefaces', ['Typeface', 'For', 'Scripts', 'Instead, where it is missing'], rows);
}

function rules(all: readonly BrandRule[]): Html {
  const active = all.filter((rule) => rule.active);
  const rank = (rule: BrandRule): number => SEVERITIES.indexOf(rule.severity);
  const rows = active
    .toSorted((one, two) => rank(two) - rank(one))
    .map(
      ({ name, severity, type, message }) =>
        html`<tr>
          <th scope="row">${cut(name, 200)}${message !== null && html`<span class="under">${cut(message)}</span>`}</th>
          <td>${severityMark(severity)}</td>
          <td><code>${cut(type, 80)}</code></td>
        </tr>`,
    );
  return table('Rules', ['Rule', 'Severity', 'Type'], rows);
}
