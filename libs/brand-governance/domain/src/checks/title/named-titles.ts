import type { Address, Provenance } from '@livery/office-model';
import type { DocumentView } from '../../document-view/document-view.ts';
import { type LocatedParagraph, paragraphAddress } from '../../document-view/located-content.ts';
import { headingsOf, type Title, titlesOf } from '../../document-view/titles.ts';

export function oneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

export interface NamedTitle {
  readonly text: string;
  readonly address: Address;
  readonly cause: Provenance;
  /** The kind of title: `title`, `heading 1` and so on. */
  readonly kind: string;
}

/** The titles of slides, or the headings of a text document. */
export function namedTitles(view: DocumentView): readonly NamedTitle[] {
  const titles = titlesOf(view).map((title) => {
    return { text: title.text, address: addressOf(title), cause: title.slide.cause, kind: 'title' };
  });
  return [...titles, ...headingsOf(view).map((heading) => new NamedHeading(heading))];
}

/** A heading, of which a document can have very many: its address and cause are made for those that are reported. */
class NamedHeading implements NamedTitle {
  readonly text: string;

  constructor(private readonly heading: LocatedParagraph) {
    this.text = heading.text.trim();
  }

  get kind(): string {
    return `heading ${this.heading.paragraph.flow?.style.headingLevel ?? ''}`;
  }

  get address(): Address {
    return paragraphAddress(this.heading.body, this.heading.paragraph);
  }

  get cause(): Provenance {
    return { ...this.heading.body.cause, source: 'paragraph_style' };
  }
}

function addressOf({ shape, text }: Title): Address {
  return { parent: shape.address, step: { kind: 'paragraph', index: firstParagraph(shape.shape.text, text) } };
}

function firstParagraph(body: Title['shape']['shape']['text'], text: string): number {
  const index = text === '' ? 0 : body.findIndex((paragraph) => paragraph.text.trim() !== '');
  return Math.max(0, index);
}
