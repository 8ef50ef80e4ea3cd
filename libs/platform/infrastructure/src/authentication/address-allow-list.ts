import { BlockList, isIP } from 'node:net';

const lists = new WeakMap<readonly string[], Blocks>();

/** Apart, since a list of both counts every IPv4 address as one of `::/0`. */
interface Blocks {
  readonly 4: BlockList;
  readonly 6: BlockList;
}

/** Whether a text is an address or a block of addresses (CIDR), of IPv4 or IPv6. */
export function isAddressBlock(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Whether a canonical address lies in one of the blocks; an empty list allows any, also an unknown one. */
export function allowsAddress(blocks: readonly string[], address: string | null): boolean {
  if (blocks.length === 0) return true;
  switch (isIP(address ?? '')) {
    case 4:
      return blocksOf(blocks)[4].check(address ?? '', 'ipv4');
    case 6:
      return blocksOf(blocks)[6].check(address ?? '', 'ipv6');
    default:
      return false;
  }
}

/** Made once for each credential that is remembered. */
function blocksOf(blocks: readonly string[]): Blocks {
  const known = lists.get(blocks);
  if (known !== undefined) return known;
  const made: Blocks = { 4: new BlockList(), 6: new BlockList() };
  for (const block of blocks) {
    const [address = '', bits] = block.split('/');
    if (isIP(address) === 4) made[4].addSubnet(address, Number(bits ?? 32), 'ipv4');
    else made[6].addSubnet(address, Number(bits ?? 128), 'ipv6');
  }
  lists.set(blocks, made);
  return made;
}
