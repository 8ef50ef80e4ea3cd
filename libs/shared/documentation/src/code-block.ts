import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import { escapeHtml } from './escape-html.ts';

for (const [name, language] of Object.entries({ bash, http, javascript, json, python, typescript })) {
  highlighter.registerLanguage(name, language);
}

/** A word with so many characters is a file in base64. Only its beginning is shown, and all of it is copied. */
const LONG_WORD = /[A-Za-z0-9+/=]{200,}/g;

/** Highlighted code. It scrolls horizontally if it is wider than the page. */
export function codeBlock(text: string, language: string): string {
  const html = highlighter.getLanguage(language) ? highlighter.highlight(text, { language }).value : escapeHtml(text);
  const shown = html.replace(LONG_WORD, '<span class="long">$&</span>');
  return `<div class="code"><pre tabindex="0"><code class="hljs">${shown}</code></pre></div>\n`;
}
