import { PackageRefused, type XmlHandler } from '@livery/office-package';
import type { SourceDeck } from '../parts/source-deck.ts';

/** Whether a slide is hidden. The whole slide is scanned, so that no damaged one is taken. @throws PackageRefused `file_corrupt` */
export function readIsHidden(deck: SourceDeck, slide: string): boolean {
  let root: string | undefined;
  let isHidden = false;
  const handler: XmlHandler = {
    open: (name, attributes) => {
      if (root !== undefined) return;
      root = name;
      const show = attributes.get('show');
      isHidden = show === '0' || show === 'false';
    },
    close: () => undefined,
  };
  deck.scan(slide, handler);
  if (root !== 'p:sld') throw new PackageRefused('file_corrupt', 'A slide holds something else than a slide.', slide);
  return isHidden;
}
