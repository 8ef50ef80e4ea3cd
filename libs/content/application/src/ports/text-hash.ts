/** Hashes texts. */
export abstract class TextHash {
  /** The SHA-256 of a text in UTF-8, in lower-case hexadecimal digits. */
  abstract sha256(text: string): string;
}
