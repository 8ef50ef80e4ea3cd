import { escapeHtml } from './escape-html.ts';
import { currentIf, navigation, type NavigationGroup } from './navigation.ts';
import type { Heading } from './render-markdown.ts';

export interface Page {
  /** The path, such as `/docs/webhooks`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Renders the HTML of the main part. */
  readonly content: () => string;
  /** The part of the documentation to which it belongs: guides or reference. */
  readonly area: 'guides' | 'reference';
  readonly navigation: readonly NavigationGroup[];
  readonly headings?: () => readonly Heading[];
  /** Whether the content uses the whole width beside the navigation. */
  readonly isWide?: true;
  /** The Markdown version for programs, and its path. */
  readonly markdown?: PageText;
}

export interface PageText {
  readonly path: string;
  readonly text: () => string;
}

/** The paths of the files that every page loads. */
export interface PageAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly searchIndex: string;
}

/** Renders a page: header, navigation and content. It works without scripts and without other servers. */
export function renderPage(page: Page, assets: PageAssets): string {
  const { path, area, markdown, isWide = false, headings } = page;
  return `<!doctype html>
<html lang="en">
<head>
${head(page, assets)}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="brand" href="/docs">Livery</a>
<nav aria-label="Documentation">
<a href="/docs"${currentIf(path === '/docs')}${area === 'guides' ? ' class="here"' : ''}>Guides</a>
<a href="/docs/reference"${currentIf(path === '/docs/reference')}${area === 'reference' ? ' class="here"' : ''}>Reference</a>
</nav>
<button type="button" class="find" id="find" aria-haspopup="dialog" aria-keyshortcuts="/" aria-label="Search"><svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="11" cy="11" r="7"/><path d="m16.5 16.5 5 5"/></svg><span>Search</span> <kbd>/</kbd></button>
<button type="button" class="menu" popovertarget="pages">Menu</button>
</header>
<div class="columns${isWide ? ' wide-main' : ''}">
${navigation(page.navigation, path)}
<main id="content" tabindex="-1">
${page.content()}
</main>
${contents(headings?.() ?? [])}
</div>
<footer>
<p>For programs: <a href="/api/v1/openapi.json">openapi.json</a>, <a href="/llms.txt">llms.txt</a>, <a href="/llms-full.txt">llms-full.txt</a>${markdown === undefined ? '' : `, <a href="${markdown.path}">this page as Markdown</a>`}</p>
</footer>
${searchDialog(assets.searchIndex)}
</body>
</html>
`;
}

function head({ title, description, markdown }: Page, { styles, scripts }: PageAssets): string {
  return `<meta charset="utf-8">
<title>${escapeHtml(title)} – Livery</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(description)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
${markdown === undefined ? '' : `<link rel="alternate" type="text/markdown" href="${markdown.path}">`}`;
}

/** The search dialog. `search.js` fills its list. */
function searchDialog(index: string): string {
  return `<dialog id="search" aria-label="Search" data-index="${index}">
<input type="search" role="combobox" aria-label="Search guides and reference" aria-expanded="false" aria-controls="found" aria-autocomplete="list" placeholder="Search guides and reference" autocomplete="off" spellcheck="false">
<ul role="listbox" id="found" aria-label="Found"></ul>
<p class="none" role="status"></p>
</dialog>`;
}

function contents(headings: readonly Heading[]): string {
  if (headings.length < 2) return '';
  const links = headings.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`).join('\n');
  return `<nav class="contents" aria-label="On this page">\n<p class="group">On this page</p>\n<ul>\n${links}\n</ul>\n</nav>`;
}
