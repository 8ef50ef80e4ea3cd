import { type AddressRange, coversRange, mergeRanges, parseAddressBlock } from '@livery/platform-domain';

const known = new WeakMap<readonly string[], readonly AddressRange[]>();

/** Whether a canonical address lies in one of the blocks; an empty list allows any, also an unknown one. */
export function allowsAddress(blocks: readonly string[], address: string | null): boolean {
  if (blocks.length === 0) return true;
  const asked = parseAddressBlock(address ?? '');
  return asked !== null && coversRange(rangesOf(blocks), asked);
}

/** Worked out once for each credential that is remembered. */
function rangesOf(blocks: readonly string[]): readonly AddressRange[] {
  const ranges = known.get(blocks) ?? mergeRanges(blocks.map(parseAddressBlock).filter((range) => range !== null));
  known.set(blocks, ranges);
  return ranges;
}
