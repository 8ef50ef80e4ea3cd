import type { XmlHandler } from './xml/xml-handler.ts';

/** The content types of a package (ECMA-376 part 2, 10.1.2). `handler` fills them from their part. */
export class ContentTypes {
  private readonly byExtension = new Map<string, string>();
  private readonly byPart = new Map<string, string>();

  readonly handler: XmlHandler = {
    open: (name, attributes) => {
      const contentType = attributes.get('ContentType') ?? '';
      if (name === 'ct:Default') this.byExtension.set(key(attributes.get('Extension')), contentType);
      if (name === 'ct:Override') this.byPart.set(key(attributes.get('PartName')), contentType);
    },
    close: () => undefined,
  };

  /** The content type of a part: its override, or else the default of its extension. Both compare without regard to case. */
  of(part: string): string | undefined {
    const extension = part.slice(part.lastIndexOf('.') + 1);
    return this.byPart.get(key(part)) ?? this.byExtension.get(key(extension));
  }
}

function key(name: string | undefined): string {
  return (name ?? '').toLowerCase().replace(/^\/+/, '');
}
