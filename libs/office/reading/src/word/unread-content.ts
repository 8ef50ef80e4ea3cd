/** Visible content of text documents that the engine does not read. */
export type UnreadContent = 'import' | 'word_art' | 'ruby';

/** The entries for such content in `not_evaluated`. */
export const UNREAD: Readonly<Record<UnreadContent, { readonly surface: string; readonly reason: string }>> = {
  import: {
    surface: 'imported_content',
    reason:
      'Word imports this content (altChunk, subdocument) when it opens the document: it is neither opened nor fetched.',
  },
  word_art: { surface: 'word_art', reason: 'The words of WordArt of former versions are not read.' },
  ruby: { surface: 'ruby', reason: 'The small text above other text is not read.' },
};
