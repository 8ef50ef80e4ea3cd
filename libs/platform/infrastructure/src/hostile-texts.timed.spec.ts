import { Socket } from 'node:net';
import { describe, it } from '@jest/globals';
import { assertQuickForHostileTexts, timed } from '@livery/testing';
import {
  canBeAccount,
  checkedEmail,
  checkedPassword,
  normalizedPassword,
  parseAddressBlock,
} from '@livery/platform-domain';
import { secretPrefixOf } from './authentication/base62-secret.ts';
import { parsePhc } from './authentication/phc-string.ts';
import { basicCredentials, usesBasic } from './oauth/basic-credentials.ts';
import { isLocalRequest } from './sessions/is-local-request.ts';

const isLocal = (headers: Readonly<Record<string, string>>): boolean =>
  isLocalRequest({ headers, socket: new Socket() });

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'an email': checkedEmail,
  'the email of an account': canBeAccount,
  'a password': (text) => checkedPassword(text, 'a@a.example'),
  'a password that is compared': normalizedPassword,
  'a block of addresses': parseAddressBlock,
  'a secret': secretPrefixOf,
  'a hash': parsePhc,
  Authorization: (text) => usesBasic(text) && basicCredentials(text),
  Host: (text) => isLocal({ host: text }),
  'the name of a header': (text) => isLocal({ host: 'localhost', [text]: '' }),
};

describe('one megabyte of any shape', () => {
  it.each(Object.entries(PARSERS))(
    'takes no longer than a multiple of flat JSON, read as %s',
    timed((_name, parse) => assertQuickForHostileTexts(parse)),
  );
});
