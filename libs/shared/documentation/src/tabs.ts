import { escapeHtml } from './escape-html.ts';

export interface TabPanel {
  readonly label: string;
  readonly html: string;
}

/** Tabs. Without scripts, all panels are visible. @param kind tabs of one kind with the same label are selected together */
export function tabs(id: string, name: string, kind: string, panels: readonly TabPanel[]): string {
  const buttons = panels.map(
    ({ label }, index) =>
      `<button type="button" role="tab" id="${id}-${index}-tab" aria-controls="${id}-${index}" aria-selected="${index === 0}"${index === 0 ? '' : ' tabindex="-1"'}>${escapeHtml(label)}</button>`,
  );
  const contents = panels.map(
    ({ html }, index) =>
      `<div role="tabpanel" id="${id}-${index}" aria-labelledby="${id}-${index}-tab"${index === 0 ? '' : ' hidden'}>\n${html}</div>`,
  );
  return `<div class="tabs" data-kind="${kind}">\n<div role="tablist" aria-label="${escapeHtml(name)}">${buttons.join('')}</div>\n${contents.join('\n')}\n</div>\n`;
}
