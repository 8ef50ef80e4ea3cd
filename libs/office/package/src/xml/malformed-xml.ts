/** A part is not well-formed XML 1.0 with namespaces. The rest of the package may still be readable. */
export class MalformedXml extends Error {
  readonly part: string;

  constructor(part: string, reason: string) {
    super(`${part} is not well-formed: ${reason}.`);
    this.name = 'MalformedXml';
    this.part = part;
  }
}
