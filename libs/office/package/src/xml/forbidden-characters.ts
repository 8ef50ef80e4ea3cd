/** The control characters that XML forbids (XML 1.0, production 2); `decodePart` refuses the other forbidden characters. */
export const FORBIDDEN_CHARACTERS = /[\0-\x08\v\f\x0e-\x1f]/;
