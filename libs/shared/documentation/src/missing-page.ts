import type { Guide } from './guide.ts';
import { guideList, guideNavigation } from './guide-list.ts';
import type { Page } from './page.ts';

/** The page for unknown addresses below `/docs`. It does not contain the address. */
export function missingPage(guides: readonly Guide[]): Page {
  const lead =
    'There is no page at this address. Go to the <a href="/docs">start of the documentation</a>, press <kbd>/</kbd> to search, or choose a page below.';
  return {
    path: '',
    title: 'Page not found',
    description: 'There is no page at this address.',
    content: () => `<h1>Page not found</h1>\n<p class="lead">${lead}</p>\n${guideList(guides)}`,
    area: 'guides',
    navigation: guideNavigation(guides),
  };
}
