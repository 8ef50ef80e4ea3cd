/** A password hash of argon2id with what it was made by. */
export interface PhcHash {
  readonly salt: Buffer;
  readonly tag: Buffer;
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const SHAPE = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Writes a hash in PHC string format (github.com/P-H-C/phc-string-format), as other programs store it. */
export function formatPhc({ salt, tag, memory, passes, parallelism }: PhcHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Reads a hash that `formatPhc` has written. @throws Error for any other text */
export function parsePhc(text: string): PhcHash {
  const [, memory, passes, parallelism, salt = '', tag = ''] = SHAPE.exec(text) ?? [];
  if (memory === undefined) throw new Error('A stored password hash has an unknown format.');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/(?<!=)=+$/, '');
}
