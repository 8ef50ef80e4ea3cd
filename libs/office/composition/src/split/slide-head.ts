import { PackageRefused, type XmlHandler } from '@livery/office-package';
import type { SourceDeck } from '../parts/source-deck.ts';

/** Thrown to end a scan behind the first tag. */
const ENOUGH = new Error('The rest of the part is not needed.');

/** Whether a slide is hidden, which its root says. @throws PackageRefused `file_corrupt` when the part holds no slide */
export function readIsHidden(deck: SourceDeck, slide: string): boolean {
  let root = '';
  let show: string | undefined;
  const handler: XmlHandler = {
    open: (name, attributes) => {
      root = name;
      show = attributes.get('show');
      throw ENOUGH;
    },
    close: () => undefined,
  };
  try {
    deck.scanStart(slide, handler);
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  if (root !== 'p:sld') throw new PackageRefused('file_corrupt', 'A slide holds something else than a slide.', slide);
  return show === '0' || show === 'false';
}
