import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { integer } from '../../parts/numbers.ts';
import { BulletReader, type BulletSource, NO_BULLET } from './bullet-source.ts';
import { LEVELS } from './list-style-source.ts';
import { NO_RUN_PROPERTIES, readRunProperties, type RunPropertiesSource } from './run-properties-source.ts';

/** `a:pPr` as it is written (ECMA-376 Part 1, 21.1.2.2.7). */
export interface ParagraphFormatSource {
  /** 0 to 8. */
  readonly level: number;
  /** `a:defRPr`, which PowerPoint ignores (MS-OI29500 2.1.1398). */
  readonly defaults: RunPropertiesSource;
  readonly bullet: BulletSource;
}

export const NO_PARAGRAPH_FORMAT: ParagraphFormatSource = { level: 0, defaults: NO_RUN_PROPERTIES, bullet: NO_BULLET };

/** Reads the properties of a paragraph. @param attributes of the element of the properties */
export function readParagraphFormat(
  attributes: XmlAttributes,
  set: (format: ParagraphFormatSource) => void,
): ElementReader {
  const level = Math.min(LEVELS - 1, Math.max(0, integer(attributes.get('lvl')) ?? 0));
  const bullets = new BulletReader();
  let defaults = NO_RUN_PROPERTIES;
  return {
    child: (name, own) =>
      name === 'a:defRPr' ? readRunProperties(own, (read) => (defaults = read)) : bullets.child(name, own),
    end: () => set({ level, defaults, bullet: bullets.bullet }),
  };
}
