import { describe, it } from '@jest/globals';
import { assertQuickForHostileTexts, timed } from '@livery/testing';
import { eventTypeFilter } from '@livery/delivery-domain';
import { parseWebhookUrl } from './addresses/parse-webhook-url.ts';
import { sentHeaders } from './sending/sent-headers.ts';

const EVENT = '01912d68-783e-7a03-8467-5661c1243ad4';
const POLICY = { allowedCidrs: [], allowHttpInLiveMode: false, extraPorts: [] };

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the type of an event': eventTypeFilter,
  'the address of an endpoint': (text) => parseWebhookUrl(text, false, POLICY),
  'stored headers': (text) => sentHeaders(text, { eventId: EVENT, sequence: 1, started: new Date(0) }),
};

describe('one megabyte of any shape', () => {
  it.each(Object.entries(PARSERS))(
    'takes no longer than a multiple of flat JSON, read as %s',
    timed((_name, parse) => assertQuickForHostileTexts(parse)),
  );
});
