import { Assets } from './assets.ts';
import { type Catalogues, catalogueTexts } from './catalogues.ts';
import { type Documents, servedText } from './documents.ts';
import { type Guide, readGuides } from './guide.ts';
import { guideList, llmsText } from './guide-list.ts';
import { type Page, renderPage } from './page.ts';
import { renderMarkdown } from './render-markdown.ts';

const NAME = 'Livery';
const WHAT =
  'Livery keeps the documents of an organization on brand: it checks decks against the rules, palettes and fonts of the brand, and tells of every change by webhook.';

/** Everything that is served as documentation, by path. */
export async function buildDocumentation(catalogues: Catalogues): Promise<Documents> {
  const [guides, assets] = await Promise.all([readGuides(catalogueTexts(catalogues)), Assets.read()]);
  const styles = [assets.pathOf('guide.css')];
  const pages = [overview(guides), ...guides.map(guidePage)].map((content) => ({ ...content, styles }));
  const surroundings = { guides, stylesheet: assets.pathOf('frame.css') };
  return new Map([
    ...assets.documents,
    ...[...pages, reference(assets)].map(
      (page) => [page.path, servedText('html', renderPage(page, surroundings))] as const,
    ),
    ...guides.map(({ slug, markdown }) => [`/docs/${slug}.md`, servedText('md', markdown)] as const),
    ['/llms.txt', servedText('txt', llmsText(NAME, WHAT, guides))] as const,
  ]);
}

function overview(guides: readonly Guide[]): Page {
  const content = `<h1>${NAME}</h1>\n<p class="lead">${WHAT}</p>\n${guideList(guides)}`;
  return { path: '/docs', title: 'Documentation', description: WHAT, content };
}

function guidePage({ slug, title, summary, markdown }: Guide): Page {
  const { html, headings } = renderMarkdown(markdown);
  return {
    path: `/docs/${slug}`,
    title,
    description: summary,
    content: html,
    headings,
    markdown: `/docs/${slug}.md`,
  };
}

function reference(assets: Assets): Page {
  return {
    path: '/docs/reference',
    title: 'Reference',
    description: 'Every endpoint of the API, to be read and tried.',
    content:
      '<h1 class="unseen">Reference</h1>\n<div id="reference"></div>\n<noscript><p>The interactive reference needs JavaScript; <a href="/api/v1/openapi.json">openapi.json</a> holds the same.</p></noscript>',
    styles: [assets.pathOf('swagger-ui.css'), assets.pathOf('reference.css')],
    scripts: [assets.pathOf('swagger-ui-bundle.js'), assets.pathOf('reference.js')],
    isWide: true,
  };
}
