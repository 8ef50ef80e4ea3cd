/** Slides that cannot stand in one presentation: they have another size, or are strict where the others are transitional. */
export class SlidesIncompatible extends Error {
  /** @param decks the places of the incompatible decks in the list that was to be merged, from 0 */
  constructor(
    message: string,
    readonly decks: readonly number[],
  ) {
    super(message);
  }
}
