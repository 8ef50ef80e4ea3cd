/** A small picture that may be embedded. */
export interface EmbeddablePicture {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/gif';
  /** The bytes in base 64. */
  readonly base64: string;
}

/** Gives the picture in a part; null when it is too large or of another format. */
export type PictureSource = (part: string) => EmbeddablePicture | null;

/** Collects the elements of one picture, up to a number of characters. */
export class Canvas {
  private readonly elements: string[] = [];
  private readonly definitions: string[] = [];
  private characters = 0;
  private ids = 0;

  /** @param prefix of all ids; @param limit the most characters, after which nothing is added */
  constructor(
    private readonly prefix: string,
    private readonly limit: number,
    readonly pictures: PictureSource,
  ) {}

  /** The picture has become too large and is not to be shown. */
  get isFull(): boolean {
    return this.characters > this.limit;
  }

  add(element: string): void {
    this.take(element, this.elements);
  }

  /** Adds a definition with an id of its own. @returns the id */
  define(element: (id: string) => string): string {
    this.ids += 1;
    const id = `${this.prefix}-${this.ids}`;
    this.take(element(id), this.definitions);
    return id;
  }

  get content(): string {
    const defs = this.definitions.length === 0 ? '' : `<defs>${this.definitions.join('')}</defs>`;
    return `${defs}${this.elements.join('')}`;
  }

  private take(element: string, list: string[]): void {
    if (this.isFull) return;
    this.characters += element.length;
    list.push(element);
  }
}
