/** The style sheet of HTML reports. It refers to no files, so that a report is one file. */
export const REPORT_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f6f6f3; --card: #ffffff; --ink: #1b1d21; --soft: #565b63; --line: #deded8; --link: #1a4f8b; --focus: #1a4f8b;
  --critical: #8f1248; --high: #b3261e; --medium: #855000; --low: #3f5873; --good: #1d6b3c;
  --wash-critical: #fbe9f0; --wash-high: #fcecea; --wash-medium: #fbf1de; --wash-low: #ecf1f6; --wash-good: #e6f4eb;
  --mark: #fde9a9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #121417; --card: #1b1e23; --ink: #e9eaec; --soft: #a9afb8; --line: #31363d; --link: #9cc4f2; --focus: #9cc4f2;
    --critical: #ff9dbd; --high: #ffb0a8; --medium: #f1c27d; --low: #abc6e4; --good: #8fd6a9;
    --wash-critical: #3c1a28; --wash-high: #3b1e1b; --wash-medium: #38290f; --wash-low: #212c38; --wash-good: #173223;
    --mark: #57481a;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1.5rem; }
body {
  margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5; overflow-wrap: anywhere;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; font-size: 1rem;
}
h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, table { margin: 0; padding: 0; }
h1, h2, h3, h4, h5 { line-height: 1.25; text-wrap: balance; }
ul, ol { list-style: none; }
a { color: var(--link); text-underline-offset: .18em; }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
code { font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; font-size: .9em; }
small { font-size: .8125rem; }
.icons { position: absolute; }
.icon { width: 1em; height: 1em; flex: none; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 9; padding: .5rem .875rem; background: var(--card); border-radius: 0 0 8px 8px; }
.skip:focus { top: 0; }
.critical { --tone: var(--critical); --wash: var(--wash-critical); }
.high { --tone: var(--high); --wash: var(--wash-high); }
.medium { --tone: var(--medium); --wash: var(--wash-medium); }
.low { --tone: var(--low); --wash: var(--wash-low); }
.good { --tone: var(--good); --wash: var(--wash-good); }

.page { max-width: 82rem; margin: 0 auto; padding: 2.5rem clamp(1rem, 3vw, 2.5rem) 5rem; }
nav { font-size: .9375rem; }
.contents { font-size: .8125rem; font-weight: 600; color: var(--soft); margin-bottom: .5rem; }
nav li { padding: .1875rem 0; }
nav a { color: var(--ink); text-decoration: none; display: inline-block; padding: .125rem 0; }
nav a:hover { text-decoration: underline; }
nav .file { margin-top: .875rem; font-weight: 600; }
nav .slides { display: flex; flex-wrap: wrap; gap: .25rem; margin: .25rem 0 .5rem; max-height: 15rem; overflow-y: auto; }
nav .slides a {
  min-width: 2rem; height: 1.75rem; padding: 0 .4rem; display: grid; place-items: center; border-radius: 6px;
  background: var(--card); border: 1px solid var(--line); font-size: .8125rem; font-variant-numeric: tabular-nums;
}
@media (min-width: 64rem) {
  .page { display: grid; grid-template-columns: 12.5rem minmax(0, 1fr); gap: 3.5rem; }
  nav { position: sticky; top: 2.5rem; align-self: start; max-height: calc(100vh - 4rem); overflow-y: auto; padding-right: .25rem; }
}
@media (max-width: 63.99rem) {
  nav { margin-bottom: 2rem; padding-bottom: 1.25rem; border-bottom: 1px solid var(--line); }
  nav ol { columns: 2; column-gap: 1.5rem; }
  nav li { break-inside: avoid; }
}

.document + .document, .masthead + .document { margin-top: 5rem; padding-top: 3rem; border-top: 3px solid var(--ink); }
.eyebrow { font-size: .875rem; font-weight: 600; color: var(--soft); }
h1, .name { font-size: clamp(1.625rem, 1.2rem + 1.9vw, 2.5rem); letter-spacing: -.018em; margin-top: .125rem; }
.verdict {
  display: flex; gap: .875rem; align-items: flex-start; margin-top: 1.5rem; padding: 1.125rem 1.25rem; border-radius: 12px;
  background: var(--wash); font-size: clamp(1.0625rem, 1rem + .4vw, 1.3125rem); line-height: 1.4; text-wrap: pretty;
}
.verdict .icon { color: var(--tone); width: 1.25em; height: 1.25em; margin-top: .08em; --card: var(--wash); }
.tallies { display: flex; flex-wrap: wrap; gap: .5rem 1.75rem; margin-top: 1.125rem; }
.tallies li { display: inline-flex; align-items: center; gap: .375rem; color: var(--soft); }
.tallies .icon { color: var(--tone); --card: var(--paper); }
.tallies b { font-size: 1.375rem; color: var(--ink); font-variant-numeric: tabular-nums; line-height: 1; }
.facts-line { margin-top: 1rem; font-size: .875rem; color: var(--soft); }
.overview { margin-top: 1.5rem; border-top: 1px solid var(--line); }
.overview li { padding: .75rem 0; border-bottom: 1px solid var(--line); display: grid; gap: .125rem; }
.overview a { font-weight: 600; justify-self: start; }

.chapter { margin-top: 3.5rem; }
.chapter > h2, .chapter > h3 { font-size: 1.5rem; letter-spacing: -.012em; padding-top: 1.25rem; border-top: 1px solid var(--ink); }
.lead { color: var(--soft); margin-top: .25rem; }
.detail, .under, .outline li > span:last-child { white-space: pre-wrap; }
.note { color: var(--soft); font-size: .9375rem; margin-top: .75rem; }
.box { padding: .875rem 1.125rem; background: var(--wash-low); color: var(--ink); border-radius: 10px; margin-top: 1.5rem; }
.group { margin-top: 2rem; }
.group-head { display: flex; flex-wrap: wrap; align-items: baseline; gap: .125rem .875rem; margin-bottom: .875rem; }
.group-head :is(h3, h4) { font-size: 1.1875rem; }
.scope { color: var(--soft); font-size: .9375rem; }
.cards { display: grid; gap: .875rem; align-content: start; min-width: 0; }
.pictured { display: grid; gap: 1.25rem; }
@media (min-width: 46rem) { .cards.wide { grid-template-columns: repeat(auto-fill, minmax(21.5rem, 1fr)); } }
@media (min-width: 58rem) {
  .pictured { grid-template-columns: minmax(0, 1.15fr) minmax(19rem, 1fr); gap: 1.75rem; }
  .side { position: sticky; top: 1.5rem; align-self: start; }
}

.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.125rem 1.125rem; min-width: 0; }
.card:target { border-color: var(--tone); box-shadow: 0 0 0 2px var(--tone); }
.marks { display: flex; flex-wrap: wrap; align-items: center; gap: .375rem .625rem; margin-bottom: .5rem; }
.mark { display: inline-flex; align-items: center; gap: .3125rem; font-size: .8125rem; font-weight: 600; line-height: 1.5; white-space: nowrap; }
.severity { color: var(--tone); }
.fixable, .new { padding: 0 .5rem; border-radius: 99px; }
.fixable { background: var(--wash-good); color: var(--good); }
.new { background: var(--ink); color: var(--card); }
.number {
  display: inline-grid; place-items: center; min-width: 24px; height: 24px; padding: 0 .3rem; border-radius: 99px;
  background: var(--tone); color: var(--card); font-size: .8125rem; font-weight: 700; line-height: 1; text-decoration: none;
  font-variant-numeric: tabular-nums; flex: none;
}
.card :is(h3, h4, h5) { font-size: 1.0625rem; }
.card > p { margin-top: .25rem; text-wrap: pretty; }
.pair { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; margin-top: .875rem; font-size: .875rem; line-height: 1.35; }
.distance { color: var(--soft); white-space: nowrap; }
.swatch { display: inline-flex; gap: .5rem; align-items: center; }
.swatch i {
  width: 2rem; height: 2rem; border-radius: 7px; flex: none; box-shadow: inset 0 0 0 1px rgb(128 128 128 / .45);
  -webkit-print-color-adjust: exact; print-color-adjust: exact; forced-color-adjust: none;
}
.facts { display: grid; gap: .1875rem; margin-top: .875rem; font-size: .9375rem; }
.facts:empty { display: none; }
.facts div { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); }
dt { color: var(--soft); }
.step { white-space: nowrap; }
.mentions { font-size: .9375rem; padding: .25rem .125rem; }
.mentions small { color: var(--soft); }
.mentions > p:first-child { color: var(--soft); margin-bottom: .25rem; }
.mentions a { display: flex; gap: .5rem; align-items: center; padding: .1875rem 0; color: var(--ink); text-decoration: none; }
.mentions a:hover span:last-child { text-decoration: underline; }

.picture { position: relative; width: 100%; border-radius: 4px; background: #ffffff; box-shadow: 0 0 0 1px var(--line), 0 8px 24px rgb(0 0 0 / .07); }
.picture img { position: absolute; inset: 0; width: 100%; height: 100%; border-radius: 4px; }
.picture { --card: #ffffff; --critical: #8f1248; --high: #b3261e; --medium: #855000; --low: #3f5873; }
.frame-box { position: absolute; border: 2px solid var(--tone); border-radius: 3px; box-shadow: 0 0 0 1px rgb(255 255 255 / .85); pointer-events: none; }
.picture .critical { --tone: #8f1248; } .picture .high { --tone: #b3261e; } .picture .medium { --tone: #855000; } .picture .low { --tone: #3f5873; }
.picture .numbers { position: absolute; display: flex; gap: 2px; translate: -.5rem -1.125rem; }
.more { --tone: #3a3f46; }
.picture .number { box-shadow: 0 0 0 1.5px #ffffff; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.outline { background: var(--card); border: 1px solid var(--line); border-radius: 4px; padding: 1.25rem 1.25rem 1.25rem 1rem; font-size: .9375rem; }
.outline li { display: grid; grid-template-columns: 4rem minmax(0, 1fr); gap: .75rem; padding: .3125rem 0; }
.outline .numbers { display: flex; flex-wrap: wrap; gap: 2px; justify-content: flex-end; align-content: flex-start; }
.outline .heading { font-weight: 650; }
.outline .level1 { font-size: 1.125rem; }
.outline i { color: var(--soft); }
mark { background: var(--mark); color: inherit; border-radius: 2px; padding: 0 .1em; }

.table { overflow-x: auto; margin-top: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .625rem 1rem; border-top: 1px solid var(--line); min-width: 7rem; }
thead th { border-top: 0; color: var(--soft); font-size: .8125rem; font-weight: 600; }
tbody th { font-weight: 600; min-width: 12rem; }
.under { display: block; font-weight: 400; color: var(--soft); font-size: .875rem; }
.chapter > :is(h3, h4):not(:first-child) { font-size: 1.0625rem; margin-top: 2rem; border: 0; padding: 0; letter-spacing: 0; }
.palette { margin-top: 1rem; }
figcaption span { color: var(--soft); font-size: .9375rem; }
.swatches { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: .75rem 1.25rem; margin-top: .75rem; font-size: .875rem; line-height: 1.35; }
.swatches .swatch i { width: 3rem; height: 3rem; border-radius: 10px; }

@media print {
  :root { --paper: #ffffff; --card: #ffffff; --ink: #000000; --soft: #4a4e55; --line: #c9c9c4; --link: #000000;
    --critical: #8f1248; --high: #b3261e; --medium: #855000; --low: #3f5873; --good: #1d6b3c;
    --wash-critical: #fbe9f0; --wash-high: #fcecea; --wash-medium: #fbf1de; --wash-low: #ecf1f6; --wash-good: #e6f4eb; --mark: #fde9a9; }
  @page { margin: 16mm 14mm; }
  html { font-size: 10pt; }
  nav, .skip { display: none; }
  .page { display: block; max-width: none; padding: 0; }
  .side { position: static; }
  .cards.wide { grid-template-columns: 1fr 1fr; }
  .pictured { grid-template-columns: 1fr; }
  .card, .picture, figure, tr, .group-head { break-inside: avoid; }
  h2, h3, h4, h5, .group-head { break-after: avoid; }
  .chapter { margin-top: 1.75rem; }
  .table { overflow: visible; }
  .number, .verdict, .new, .fixable, mark { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;
