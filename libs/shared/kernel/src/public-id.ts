const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const DIGITS = new Map(Array.from(ALPHABET, (character, value) => [character, value]));
const LENGTH = 22;
const LIMBS = 8;

/** Every id prefix of the API, with the record that it names. */
export type IdPrefix =
  | 'org'
  | 'user'
  | 'mem'
  | 'key'
  | 'oa_app'
  | 'evt'
  | 'whk'
  | 'whd'
  | 'wha'
  | 'brand_check'
  | 'brand_rule'
  | 'palette'
  | 'col'
  | 'font'
  | 'req';

/** `brand_check_01jd…`: prefix, underscore, and the UUID in 22 characters of base62, which sort as the UUID does. */
export function publicId(prefix: IdPrefix, uuid: string): string {
  return `${prefix}_${toBase62(uuid)}`;
}

/** The UUID behind a public id; undefined when it is not a well-formed id with this prefix. */
export function parsePublicId(prefix: IdPrefix, id: string): string | undefined {
  if (!id.startsWith(`${prefix}_`)) return undefined;
  return fromBase62(id.slice(prefix.length + 1));
}

/** Long division on 16-bit limbs: BigInt would cost a tenth of the throughput of a list (measured). */
function toBase62(uuid: string): string {
  const hex = uuid.replaceAll('-', '');
  const limbs = Array.from({ length: LIMBS }, (_, index) => Number.parseInt(hex.slice(index * 4, index * 4 + 4), 16));
  let text = '';
  while (text.length < LENGTH) {
    let remainder = 0;
    for (let index = 0; index < LIMBS; index += 1) {
      const value = remainder * 0x10000 + (limbs[index] ?? 0);
      limbs[index] = Math.floor(value / 62);
      remainder = value % 62;
    }
    text = ALPHABET.charAt(remainder) + text;
  }
  return text;
}

function fromBase62(text: string): string | undefined {
  if (text.length !== LENGTH) return undefined;
  const limbs = new Array<number>(LIMBS).fill(0);
  for (const character of text) {
    let carry = DIGITS.get(character);
    if (carry === undefined) return undefined;
    for (let index = LIMBS - 1; index >= 0; index -= 1) {
      const value = (limbs[index] ?? 0) * 62 + carry;
      limbs[index] = value & 0xffff;
      carry = Math.floor(value / 0x10000);
    }
    if (carry > 0) return undefined;
  }
  const hex = limbs.map((limb) => limb.toString(16).padStart(4, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
