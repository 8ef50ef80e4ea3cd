import { escapeHtml } from './escape-html.ts';

export interface TabPanel {
  readonly label: string;
  readonly html: string;
}

/** Panels of which one is seen. Without scripts, all are. @param kind panels of one kind change together when they have the same label */
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
