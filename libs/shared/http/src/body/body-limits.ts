const MEBIBYTE = 1_048_576;

/** Most bytes of a JSON body or a form, unless the endpoint declares a body reader with another limit. */
export const BODY_LIMIT_BYTES = MEBIBYTE;

/** The same for callers that send no bearer credential: signing in, sessions, OAuth. */
export const SMALL_BODY_LIMIT_BYTES = 16_384;

/** Most bytes of large bodies that one process reads and handles at the same time: three of the largest documents in base64. */
export const BODY_MEMORY_BYTES = 256 * MEBIBYTE;

/** Most memory that is reserved for a body whose file is spooled to disk: its texts, and the chunks on their way to the disk. */
export const SPOOLED_BODY_MEMORY_BYTES = 4 * MEBIBYTE;
