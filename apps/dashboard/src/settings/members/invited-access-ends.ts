/** What a change of a role, a suspension and a removal end besides; it does not come back when they are undone. */
export const INVITED_ACCESS_ENDS =
  'Their unused invitation links end, and so does a sign-in by such a link: without a password they need a new one.';
