import type { DocumentStyle } from '@livery/office-model';

/**
 * The ids of the styles for terms that are defined, and for their definitions: the style that follows such a style leads back to it, as in
 * the definition lists that Word makes of web pages.
 */
export function termStyles(styles: ReadonlyMap<string, DocumentStyle>): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id, next } of styles.values()) {
    const following = styles.get(next ?? '');
    if (following !== undefined && following.id !== id && following.next === id) ids.add(id);
  }
  return ids;
}
