const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Characters that HTML forbids, and marks that change the direction of the text around them. */
const UNSHOWN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A piece of a page. Only `html` makes one, so that no text reaches a page unescaped. */
export class Html {
  private constructor(readonly text: string) {}

  /** Text that is markup already: the style sheet and the drawings of this folder. */
  static trusted(markup: string): Html {
    return new Html(markup);
  }
}

export type HtmlValue = string | number | Html | readonly Html[] | null | false;

/** Joins markup with values. Texts are escaped for elements and for attributes in quotes; null and false are left out. */
export function html(markup: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return Html.trusted(
    markup.map((part, index) => (index === 0 ? part : `${shown(values[index - 1])}${part}`)).join(''),
  );
}

function shown(value: HtmlValue | undefined): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeText(String(value));
}

function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSHOWN, '\ufffd')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
