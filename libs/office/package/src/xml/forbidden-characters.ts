/** The controls that XML forbids (XML 1.0, production 2); `decodePart` has seen to the rest. */
export const FORBIDDEN_CHARACTERS = /[\0-\x08\v\f\x0e-\x1f]/;
