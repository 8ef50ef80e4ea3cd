/** The fields of one message by number: varints as bigint, everything else as bytes (Protocol Buffers, "Encoding"). */
export type Fields = ReadonlyMap<number, readonly (bigint | Buffer)[]>;

const VARINT = 0;
const FIXED_64 = 1;
const DELIMITED = 2;
const FIXED_32 = 5;

export function fieldsOf(message: Buffer): Fields {
  const fields = new Map<number, (bigint | Buffer)[]>();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const bytes = (length: number): Buffer => message.subarray(at, (at += length));
  while (at < message.length) {
    const key = Number(varint());
    const value = ((): bigint | Buffer => {
      switch (key & 7) {
        case VARINT:
          return varint();
        case FIXED_64:
          return bytes(8);
        case DELIMITED:
          return bytes(Number(varint()));
        case FIXED_32:
          return bytes(4);
        default:
          throw new Error(`There is no wire type ${key & 7}.`);
      }
    })();
    fields.set(key >> 3, [...(fields.get(key >> 3) ?? []), value]);
  }
  return fields;
}

/** Returns the values of a field that are bytes: messages, texts and ids. */
export function bytesOf(fields: Fields, number: number): readonly Buffer[] {
  return (fields.get(number) ?? []).filter((value) => Buffer.isBuffer(value));
}
