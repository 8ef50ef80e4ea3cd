/** Why the position of a drawing in a text document is not judged. */
export const POSITION_UNKNOWN =
  'Where the drawing lies follows from the text around it, or differs from page to page: only a layout tells.';
