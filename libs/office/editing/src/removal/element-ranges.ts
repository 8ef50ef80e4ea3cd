import type { XmlAttributes, XmlPart } from '@livery/office-package';

/** The ranges of elements in the bytes of a part, in document order; the ends are exclusive. */
export type ElementRanges = readonly { readonly start: number; readonly end: number }[];

/**
 * Finds elements in a part, in all branches of markup compatibility. Elements within a found one are not looked at.
 * @throws PackageRefused, MalformedXml
 */
export function elementRanges(
  part: XmlPart,
  isWanted: (name: string, attributes: XmlAttributes) => boolean,
): ElementRanges {
  const ranges: { start: number; end: number }[] = [];
  let start = 0;
  let depth = 0;
  let foundAt = 0;
  part.scan({
    takesAlternatives: true,
    open: (name, attributes) => {
      depth += 1;
      if (foundAt > 0 || !isWanted(name, attributes)) return;
      foundAt = depth;
      ({ start } = attributes);
    },
    close: (_name, end) => {
      if (depth === foundAt) {
        ranges.push({ start, end });
        foundAt = 0;
      }
      depth -= 1;
    },
  });
  return ranges;
}
