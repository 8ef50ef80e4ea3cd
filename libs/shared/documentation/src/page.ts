import { escapeHtml } from './escape-html.ts';
import type { Guide } from './guide.ts';
import type { Heading } from './render-markdown.ts';

export interface Page {
  /** Path, as `/docs/webhooks`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** HTML of the main part. */
  readonly content: string;
  readonly headings?: readonly Heading[];
  /** Addresses of further style sheets and scripts. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** It takes the whole width, without the guides at its side. */
  readonly isWide?: true;
  /** Where it is as Markdown. */
  readonly markdown?: string;
}

export interface Surroundings {
  readonly guides: readonly Guide[];
  readonly stylesheet: string;
}

/** A whole page: header, guides at the side, content. It works without scripts, and asks nobody else for anything. */
export function renderPage(page: Page, { guides, stylesheet }: Surroundings): string {
  const alternate =
    page.markdown === undefined ? '' : `<link rel="alternate" type="text/markdown" href="${page.markdown}">`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(page.title)} – Livery</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(page.description)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
${[stylesheet, ...(page.styles ?? [])].map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${(page.scripts ?? []).map((src) => `<script src="${src}" defer></script>`).join('\n')}
${alternate}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="brand" href="/docs">Livery</a>
<nav aria-label="Documentation">
<a href="/docs"${currentIf(page.path === '/docs')}>Guides</a>
<a href="/docs/reference"${currentIf(page.path === '/docs/reference')}>Reference</a>
</nav>
</header>
<div class="${page.isWide ? 'wide' : 'columns'}">
${page.isWide ? '' : navigation(guides, page.path)}
<main id="content" tabindex="-1">
${page.content}
</main>
${contents(page.headings ?? [])}
</div>
<footer>
<p>For programs: <a href="/api/v1/openapi.json">openapi.json</a>, <a href="/llms.txt">llms.txt</a>${page.markdown === undefined ? '' : `, <a href="${page.markdown}">this page as Markdown</a>`}</p>
</footer>
</body>
</html>
`;
}

function navigation(guides: readonly Guide[], path: string): string {
  const groups = [...new Set(guides.map(({ group }) => group))].map((group) => {
    const links = guides
      .filter((guide) => guide.group === group)
      .map(({ slug, title }) => link(`/docs/${slug}`, title, path));
    return `<p class="group">${escapeHtml(group)}</p>\n<ul>\n${links.join('\n')}\n</ul>`;
  });
  return `<nav class="guides" aria-label="Guides">\n${groups.join('\n')}\n</nav>`;
}

function contents(headings: readonly Heading[]): string {
  if (headings.length < 2) return '';
  const links = headings.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`).join('\n');
  return `<nav class="contents" aria-label="On this page">\n<p class="group">On this page</p>\n<ul>\n${links}\n</ul>\n</nav>`;
}

function link(href: string, text: string, path: string): string {
  return `<li><a href="${href}"${currentIf(href === path)}>${escapeHtml(text)}</a></li>`;
}

function currentIf(isCurrent: boolean): string {
  return isCurrent ? ' aria-current="page"' : '';
}
