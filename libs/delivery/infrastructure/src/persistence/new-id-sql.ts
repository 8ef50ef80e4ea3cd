/**
 * Creates a UUIDv7 (RFC 9562, section 5.7) in SQL, because PostgreSQL has `uuidv7()` only since version 18: 48 bits of time
 * replace the first bits of a random UUIDv4.
 */
export const NEW_ID = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid`;
