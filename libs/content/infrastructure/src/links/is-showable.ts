/** Pictures that every browser shows and that cannot contain programs, as SVG can. */
const SHOWABLE: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** Whether content of a media type can be shown as it is. */
export function isShowable(mediaType: string): boolean {
  return SHOWABLE.has(mediaType);
}
