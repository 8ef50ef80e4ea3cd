import { describe, expect, it } from '@jest/globals';
import { AddressVetter } from './address-vetter.ts';
import { Cidr } from './cidr.ts';
import type { HostResolver } from './host-resolver.ts';
import type { WebhookAddressPolicy } from './webhook-address-policy.ts';

const STRICT: WebhookAddressPolicy = { allowedCidrs: [], allowHttpInLiveMode: false, extraPorts: [] };

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'example.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'xn--bcher-kva.example': ['93.184.215.15'],
  'inside.example': ['10.0.0.7'],
  'half-inside.example': ['93.184.215.14', '127.0.0.1'],
  'inside-by-v6.example': ['93.184.215.14', '::1'],
  'mapped.example': ['::ffff:10.0.0.7'],
  localhost: ['127.0.0.1', '::1'],
};
const resolve: HostResolver = (hostname) => Promise.resolve(NAMES[hostname] ?? []);

const vetter = (policy: Partial<WebhookAddressPolicy> = {}) => new AddressVetter({ ...STRICT, ...policy }, resolve);

const FORBIDDEN = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.0.0.1./',
  'https://%31%32%37.0.0.1/',
  'https://１２７.0.0.1/',
  'https://①②⑦.0.0.1/',
  'https://127。0。0。1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://0xa9fea9fe/latest/meta-data/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://192.0.0.192/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:0:1::1]/',
  'https://[fe80::1]/',
  'https://[fe80::1%25eth0]/',
  'https://[fd00:ec2::254]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://inside.example/',
  'https://INSIDE.example./',
  'https://half-inside.example/',
  'https://inside-by-v6.example/',
  'https://mapped.example/',
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//example.com/',
  'example.com',
  '',
  'https://',
  'https://user@example.com/',
  'https://user:secret@example.com/',
  'https://:secret@example.com/',
  'https://example.com/#part',
  'https://example.com/#',
  'https://example.com:22/',
  'https://example.com:6379/',
  'https://example.com:0/',
  'https://example.com:65536/',
  'https://example.com/a b',
  ' https://example.com/',
  'https://example.com/\n',
  'https://exam\tple.com/',
  'https://example.com/\u0000',
  'https://example.com/\u0085',
  'https://example.com\\@127.0.0.1/',
  'https://256.0.0.1/',
  'https://1.2.3.4.5/',
  `https://example.com/${'a'.repeat(2_048)}`,
];

describe('the check of webhook URLs', () => {
  it.each(FORBIDDEN)('refuses %j', async (url) => {
    await expect(vetter().vet(url, true)).rejects.toMatchObject({ errorClass: 'address_forbidden' });
  });

  it.each([
    [true, false, 'The URL must begin with https://.'],
    [true, true, 'The URL must begin with https:// or http://.'],
    [false, false, 'The URL must begin with https:// or http://.'],
  ])(
    'names the schemes that are allowed: live mode %s, http in live mode %s',
    async (livemode, allowHttpInLiveMode, message) => {
      await expect(vetter({ allowHttpInLiveMode }).vet('ftp://example.com/', livemode)).rejects.toThrow(message);
    },
  );

  it.each(['https://nowhere.example/', 'https://./', 'https://nowhere.example./'])(
    'refuses %s, which does not resolve',
    async (url) => {
      await expect(vetter().vet(url, true)).rejects.toMatchObject({ errorClass: 'dns' });
    },
  );

  it.each([
    ['https://example.com/hooks?a=b', 'https://example.com/hooks?a=b'],
    ['https://EXAMPLE.com:8443', 'https://example.com:8443/'],
    ['https://example.com:443/', 'https://example.com/'],
    ['https://example.com:80/', 'https://example.com:80/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('allows %s', async (text, href) => {
    const { url, addresses } = await vetter().vet(text, true);
    expect(url.href).toBe(href);
    expect(addresses.length).toBeGreaterThan(0);
  });

  it('returns the addresses of a host with their families', async () => {
    expect(await vetter().vetHost('example.com')).toEqual([
      { address: '93.184.215.14', family: 4 },
      { address: '2606:2800:21f:cb07:6820:80da:af6b:8b2c', family: 6 },
    ]);
    expect(await vetter().vetHost('[2606:4700::1111]')).toEqual([{ address: '2606:4700::1111', family: 6 }]);
  });

  it('allows http in test mode, and in live mode if the operator allows it', async () => {
    await expect(vetter().vet('http://example.com:8080/', false)).resolves.toBeDefined();
    await expect(vetter({ allowHttpInLiveMode: true }).vet('http://example.com/', true)).resolves.toBeDefined();
  });

  it('allows the ports and address blocks that the operator has added, and no others', async () => {
    const allowedCidrs = Cidr.parseList('127.0.0.0/8,::1');
    const opened = vetter({ allowedCidrs, extraPorts: [9000] });
    await expect(opened.vet('https://localhost:9000/', true)).resolves.toBeDefined();
    await expect(opened.vet('https://localhost:9001/', true)).rejects.toThrow('443, 80, 8443, 8080, 9000');
    await expect(opened.vet('https://10.0.0.1/', true)).rejects.toThrow('private');
    await expect(vetter({ allowedCidrs, extraPorts: 'any' }).vet('https://[::1]:1/', true)).resolves.toBeDefined();
  });

  it('does not reveal to which address a name resolved', async () => {
    await expect(vetter().vet('https://inside.example/', true)).rejects.toThrow(
      expect.objectContaining({ message: expect.not.stringMatching(/10\.0|private/) }),
    );
  });

  it('treats an error of the resolver like a name without an address', async () => {
    const broken = new AddressVetter(STRICT, () => Promise.reject(new Error('SERVFAIL')));
    await expect(broken.vet('https://example.com/', true)).rejects.toMatchObject({ errorClass: 'dns' });
  });

  it('stops waiting for a resolver that does not answer', async () => {
    const silent = new AddressVetter(STRICT, () => new Promise(() => undefined), 20);
    await expect(silent.vet('https://example.com/', true)).rejects.toMatchObject({ errorClass: 'dns' });
  });
});
