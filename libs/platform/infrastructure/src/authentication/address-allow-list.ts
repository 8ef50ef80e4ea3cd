import { type AddressRange, coversRange, mergeRanges, parseAddressBlock } from '@livery/platform-domain';

/** The parsed ranges of each list. The lists are those of cached credentials, so that most are parsed once. */
const cache = new WeakMap<readonly string[], readonly AddressRange[]>();

/** Whether an address in canonical form is in one of the blocks. An empty list allows any address, even an unknown one (null). */
export function allowsAddress(blocks: readonly string[], address: string | null): boolean {
  if (blocks.length === 0) return true;
  const asked = parseAddressBlock(address ?? '');
  return asked !== null && coversRange(rangesOf(blocks), asked);
}

function rangesOf(blocks: readonly string[]): readonly AddressRange[] {
  const ranges = cache.get(blocks) ?? mergeRanges(blocks.map(parseAddressBlock).filter((range) => range !== null));
  cache.set(blocks, ranges);
  return ranges;
}
