const OCTET = /^(?:0|[1-9]\d{0,2})$/;
const IPV6_CHARACTERS = /^[\da-f:.]+$/i;
const PREFIX_LENGTH = /^\d{1,3}$/;

/** Names the first line of a text that holds something else than addresses and blocks of addresses; null if there is none. */
export function addressProblem(text: string): string | null {
  for (const [index, line] of text.split('\n').entries()) {
    const wrong = blocksIn(line).find((block) => !isAddressBlock(block));
    if (wrong !== undefined) return `Line ${index + 1}: “${wrong}” is no address or block, such as 203.0.113.0/24.`;
  }
  return null;
}

/** The blocks of a text, which stand on lines or between spaces or commas. */
export function blocksIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((block) => block !== '');
}

function isAddressBlock(block: string): boolean {
  const [address = '', length, ...rest] = block.split('/');
  const width = isIpv4(address) ? 32 : isIpv6(address) ? 128 : 0;
  const isLength = length === undefined || (PREFIX_LENGTH.test(length) && Number(length) <= width);
  return width > 0 && isLength && rest.length === 0;
}

function isIpv4(text: string): boolean {
  const octets = text.split('.');
  return octets.length === 4 && octets.every((octet) => OCTET.test(octet) && Number(octet) <= 255);
}

function isIpv6(text: string): boolean {
  return IPV6_CHARACTERS.test(text) && URL.canParse(`http://[${text}]`);
}
