const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:20vh auto 0;padding:0 1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}';

/** A build of the dashboard. Its members change while it runs. */
export interface DashboardBuild {
  readonly isRunning: boolean;
  /** Why it failed; null if it did not. */
  readonly failure: string | null;
}

/**
 * The page in place of the dashboard while there are no files. While these are being built, it loads itself again each second. A script does
 * that, since a refresh by `meta` keeps the fragment, in which the secret of a sign-in link is, not in all browsers.
 */
export function missingPage(
  nonce: string,
  { isRunning, failure }: DashboardBuild = { isRunning: false, failure: null },
) {
  const reload = `<script nonce="${nonce}">setTimeout(() => location.reload(), 1000);</script>
<noscript><meta http-equiv="refresh" content="1"></noscript>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Livery</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLE}</style>
${isRunning ? reload : ''}
</head>
<body>
<main>
${isRunning ? RUNNING : repetition(failure)}
</main>
</body>
</html>
`;
}

const RUNNING = `<h1>The dashboard is being built</h1>
<p>This happens at the first start, and takes a few seconds. Then it opens here.</p>`;

function repetition(failure: string | null): string {
  const repeat = '<p>Run <code>npm run build:dashboard</code>, then load this page again.</p>';
  if (failure === null) return `<h1>The dashboard has not been built</h1>\n${repeat}`;
  return `<h1>The dashboard could not be built</h1>\n<pre>${escapeHtml(failure)}</pre>\n${repeat}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}
