import { generateKeyPairSync, sign } from 'node:crypto';
import { isIP } from 'node:net';

/** A key and its certificate, as PEM. */
export interface SelfSignedCertificate {
  readonly key: string;
  readonly cert: string;
}

const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_IDENTIFIER = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;
const IP_ADDRESS = 0x87;

const ECDSA_WITH_SHA256 = der(SEQUENCE, der(OBJECT_IDENTIFIER, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = der(OBJECT_IDENTIFIER, Buffer.from('550403', 'hex'));
const SUBJECT_ALTERNATIVE_NAME = der(OBJECT_IDENTIFIER, Buffer.from('551d11', 'hex'));

/** Creates a self-signed certificate for a host name or an IPv4 address (RFC 5280, section 4.1), valid until 2049. */
export function selfSignedCertificate(host: string): SelfSignedCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const tbs = toBeSigned(host, publicKey.export({ type: 'spki', format: 'der' }));
  const signature = der(BIT_STRING, Buffer.of(0), sign('sha256', tbs, privateKey));
  const certificate = der(SEQUENCE, tbs, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function toBeSigned(host: string, publicKey: Buffer): Buffer {
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from(host)))));
  const time = (text: string): Buffer => der(UTC_TIME, Buffer.from(text));
  const san =
    isIP(host) === 4 ? der(IP_ADDRESS, Buffer.from(host.split('.').map(Number))) : der(DNS_NAME, Buffer.from(host));
  return der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.of(2))),
    der(INTEGER, Buffer.of(1)),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, time('260101000000Z'), time('490101000000Z')),
    name,
    publicKey,
    der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, SUBJECT_ALTERNATIVE_NAME, der(OCTET_STRING, der(SEQUENCE, san))))),
  );
}

/** Encodes tag, length and content in DER (X.690, section 8.1). */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  const { length } = bytes;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), bytes]);
}
