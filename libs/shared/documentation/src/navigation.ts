import { escapeHtml } from './escape-html.ts';

export interface NavigationLink {
  readonly href: string;
  readonly text: string;
  /** Links to sections of the page. */
  readonly within?: readonly NavigationLink[];
}

export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** The navigation at the side. On a phone, a button at the top opens it. */
export function navigation(groups: readonly NavigationGroup[], path: string): string {
  const lists = groups.map(({ title, links }) => {
    const items = links.map((link) => navigationItem(link, path));
    return `<p class="group">${escapeHtml(title)}</p>\n<ul>\n${items.join('\n')}\n</ul>`;
  });
  return `<nav class="pages" id="pages" popover aria-label="Pages">\n${lists.join('\n')}\n</nav>`;
}

function navigationItem({ href, text, within }: NavigationLink, path: string): string {
  const inner =
    within === undefined ? '' : `\n<ul>\n${within.map((link) => navigationItem(link, path)).join('\n')}\n</ul>`;
  return `<li><a href="${href}"${currentIf(href === path)}>${escapeHtml(text)}</a>${inner}</li>`;
}

export function currentIf(isCurrent: boolean): string {
  return isCurrent ? ' aria-current="page"' : '';
}
