import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';

/** Returns every IP address of a host name, IPv4 first; none if the name has none. It stops when the signal aborts. */
export type HostResolver = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

const HOSTS_FILE = '/etc/hosts';
const QUERY_OPTIONS = { timeout: 1_500, tries: 2 };

/**
 * Looks a name up in the hosts file, then in DNS. It does not use getaddrinfo, which blocks one of the four threads that Node
 * shares with files and cryptography: a few names whose DNS servers do not answer would delay everything else.
 */
export async function resolveHost(hostname: string, signal: AbortSignal): Promise<readonly string[]> {
  if (/(^|\.)localhost$/.test(hostname)) return ['127.0.0.1', '::1']; // RFC 6761, section 6.3
  const listed = addressesIn(await readFile(HOSTS_FILE, 'utf8').catch(() => ''), hostname);
  return listed.length > 0 ? listed : query(hostname, signal);
}

function addressesIn(hostsFile: string, hostname: string): readonly string[] {
  return hostsFile.split('\n').flatMap((line) => {
    const [address = '', ...names] = (line.split('#')[0] ?? '').trim().split(/\s+/);
    return names.some((name) => name.toLowerCase() === hostname) ? [address] : [];
  });
}

async function query(hostname: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver(QUERY_OPTIONS);
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  signal.removeEventListener('abort', cancel);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
