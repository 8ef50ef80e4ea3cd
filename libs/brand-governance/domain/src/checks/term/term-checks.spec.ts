import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import type { DocumentModel } from '@livery/office-model';
import { sampleDocument, sampleFont, sampleRun, sampleRuns, sampleShape, sampleSlide } from '@livery/office-testing';
import { type BrandRuleDraft, defineBrandRule } from '../../define-brand-rule.ts';
import type { Check } from '../../judging/check.ts';
import { compileForTest, findInWords, findOccurrences } from '../../testing/find-occurrences.ts';
import { termCapitalization } from './term-capitalization.ts';
import { termForbidden } from './term-forbidden.ts';
import { termReplace } from './term-replace.ts';
import { termRequired } from './term-required.ts';
import { termTrademark } from './term-trademark.ts';

const AT = 'slide[0]/shape[0]/paragraph[0]';
const context = { id: '0', at: new Date(0), compile: compileForTest };

function rule(draft: BrandRuleDraft) {
  return defineBrandRule(draft, context);
}

function saying(...runs: readonly string[]): DocumentModel {
  return sampleDocument([
    sampleShape(
      {},
      runs.map((text) => sampleRun(text)),
    ),
  ]);
}

function forbidden(document: DocumentModel, draft: Partial<BrandRuleDraft> = {}): readonly string[] {
  const terms = [{ term: 'guaranteed', forms: ['guarantee'] }];
  return findInWords(termForbidden, document, [rule({ type: 'term.forbidden', params: { terms }, ...draft })]);
}

describe('a forbidden term', () => {
  it('is quoted with its context', () => {
    expect(forbidden(saying('All returns are guaranteed for everybody who asks'))).toEqual([
      `${AT}/run[0]: "guaranteed" in "All returns are guaranteed for everybody who…".`,
    ]);
  });

  it.each([
    [['We guarant', 'ee it'], 'across runs'],
    [['We gua\u00adran\u00adtee it'], 'with soft hyphens'],
    [['GUARANTEED!'], 'in capitals'],
  ])('is found in %j: %s', (runs) => {
    expect(forbidden(saying(...runs))).toHaveLength(1);
  });

  it('is a whole word unless its parts count', () => {
    expect(forbidden(saying('unguaranteed'))).toEqual([]);
    const params = { terms: [{ term: 'guarante', match: 'part' }] };
    expect(forbidden(saying('unguaranteed'), { params })).toHaveLength(1);
  });

  it('may span a line break', () => {
    const params = { terms: [{ term: 'best price' }] };
    expect(forbidden(saying('best', '\n', 'price'), { params })).toEqual([expect.stringContaining('"best price"')]);
  });

  it('is allowed in code, and in quotes if the rule says so', () => {
    const code = sampleRun('guarantee', { fonts: sampleFont('Consolas') });
    expect(forbidden(sampleDocument([sampleShape({}, [code])]))).toEqual([]);
    const terms = [{ term: 'guarantee' }];
    expect(forbidden(saying('the word “guarantee”'), { params: { terms, skip_quotes: true } })).toEqual([]);
    expect(forbidden(saying('the word “guarantee”'), { params: { terms } })).toHaveLength(1);
  });

  it('is looked for in alternative texts, cells and notes', () => {
    const body = [
      { number: 0, level: 0, bullet: null, runs: sampleRuns([sampleRun('guarantee')]), text: 'guarantee', flow: null },
    ];
    const cell = {
      row: 0,
      column: 0,
      merged: false,
      fill: { kind: 'none', provenance: null },
      borders: [],
      text: body,
    } as const;
    const shape = sampleShape({ description: 'A guarantee', rows: [[cell]] });
    const document = { ...sampleDocument([shape]), slides: [sampleSlide([shape], 0, { notes: body })] };
    expect(forbidden(document).map((words) => words.split(':')[0])).toEqual([
      'slide[0]/shape[0]/cell[0,0]/paragraph[0]/run[0]',
      'slide[0]/notes/paragraph[0]/run[0]',
      'slide[0]/shape[0]',
    ]);
  });

  it('may be an expression, and the pattern of a customer with a hint', () => {
    const draft = { type: 'forbidden_term', pattern: ['/guarant\\w+/i', 'cheap'], replacement: 'good value' };
    expect(forbidden(saying('Guaranteeing cheap'), draft)).toEqual([
      `${AT}/run[0]: "cheap" in "Guaranteeing cheap": use "good value".`,
      `${AT}/run[0]: "Guaranteeing" in "Guaranteeing cheap": use "good value".`,
    ]);
  });

  it('is one finding for each slide and term, whatever the number of occurrences', () => {
    const values = findOccurrences(termForbidden, saying('guarantee, guaranteed, guarantee'), [
      rule({ type: 'forbidden_term', pattern: ['guarantee'] }),
    ]).map(({ value }) => value);
    expect(values).toEqual(['guarantee', 'guarantee']);
  });
});

describe('a term in what is no prose', () => {
  const shop = [{ term: 'oldshop' }];

  it('is not found, unless code is searched, too', () => {
    const params = { terms: shop };
    expect(forbidden(saying('see https://oldshop.example/a'), { params })).toEqual([]);
    expect(forbidden(saying('the oldshop is open'), { params })).toHaveLength(1);
    expect(
      forbidden(saying('see https://oldshop.example/a'), { params: { ...params, skip_code: false } }),
    ).toHaveLength(1);
  });

  it('is found if the rule names all of an address, and an expression if it matches one', () => {
    const address = { params: { terms: [{ term: 'oldshop.example' }] } };
    expect(forbidden(saying('see oldshop.example.'), address)).toHaveLength(1);
    expect(forbidden(saying('see www.oldshop.example'), address)).toEqual([]);
    const insecure = { type: 'forbidden_term', pattern: ['/http:\\/\\//'] };
    expect(forbidden(saying('see http://oldshop.example'), insecure)).toHaveLength(1);
  });

  it('is neither replaced nor marked', () => {
    const found = (type: string, params: JsonObject, check: Check) =>
      findInWords(check, saying('https://oldshop.example/oldshop'), [rule({ type, params })]);
    expect(found('term.replace', { terms: [{ term: 'oldshop', replacement: 'shop' }] }, termReplace)).toEqual([]);
    expect(found('term.trademark', { marks: shop }, termTrademark)).toEqual([]);
    expect(found('term.required', { terms: [{ term: '®', after: 'oldshop' }] }, termRequired)).toEqual([]);
  });

  it('counts as there where it is required', () => {
    const required = rule({ type: 'required_term', pattern: 'oldshop' });
    expect(findInWords(termRequired, saying('https://oldshop.example'), [required])).toEqual([]);
  });
});

describe('a term with an approved form', () => {
  const terms = [{ term: 'e-mail', replacement: 'email' }];
  const replaced = (text: string, params = { terms }) =>
    findInWords(termReplace, saying(text), [rule({ type: 'term.replace', params })]);

  it('is proposed with the capitals of the original', () => {
    expect(replaced('send an e-mail to the team')).toEqual([
      `${AT}/run[0]: "e-mail" in "send an e-mail to the team": use "email".`,
    ]);
    expect(replaced('E-mail us')[0]).toContain('use "Email"');
    expect(replaced('E-MAIL')[0]).toContain('use "EMAIL"');
  });

  it('is fine where it is written as it would be proposed', () => {
    const params = { terms: [{ term: 'email', forms: ['Email'], replacement: 'email' }] };
    expect(replaced('Email us an email', params)).toEqual([]);
  });

  it('is fine where the approved form holds it', () => {
    expect(replaced('Acme Group', { terms: [{ term: 'Acme', replacement: 'Acme Group' }] })).toEqual([]);
    expect(replaced('Acme', { terms: [{ term: 'Acme', replacement: 'Acme Group' }] })).toHaveLength(1);
  });

  it('needs a replacement', () => {
    expect(() => rule({ type: 'replace_term', pattern: 'e-mail' })).toThrow(
      expect.objectContaining({ code: 'parameter_missing', param: 'replacement' }),
    );
  });
});

describe('a required term', () => {
  const required = (document: DocumentModel, draft: BrandRuleDraft) =>
    findInWords(termRequired, document, [rule(draft)]);

  it('must occur once in the deck, or on every slide', () => {
    const draft = { type: 'required_term', pattern: 'Registered in England' };
    expect(required(saying('Registered in England'), draft)).toEqual([]);
    expect(required(saying('Hello'), draft)).toEqual(['package: "Registered in England" does not occur.']);
    const shape = sampleShape({}, [sampleRun('Registered in England')]);
    expect(required(sampleDocument([shape], []), { ...draft, params: { scope: 'slide' } })).toEqual([
      'slide[1]: "Registered in England" does not occur on the slide.',
    ]);
  });

  it('does not stand on a slide when it stands in its speaker notes', () => {
    const notes = sampleShape({}, [sampleRun('Registered in England')]).text;
    const deck = { ...sampleDocument(), slides: [sampleSlide([], 0, { notes })] };
    const draft = { type: 'required_term', pattern: 'Registered in England' };
    expect(required(deck, draft)).toEqual([]);
    expect(required(deck, { ...draft, params: { scope: 'slide' } })).toHaveLength(1);
  });

  it('must follow another one, where that occurs first', () => {
    const terms = [{ term: '®', after: 'Acme', occurrence: 'first' }];
    expect(required(saying('Acme® and Acme'), { type: 'term.required', params: { terms } })).toEqual([]);
    expect(required(saying('Acme and Acme®'), { type: 'term.required', params: { terms } })).toHaveLength(1);
  });
});

describe('a trademark', () => {
  const markedIn = (document: DocumentModel, occurrence: string) =>
    findInWords(termTrademark, document, [
      rule({ type: 'term.trademark', params: { marks: [{ term: 'Acme', mark: '®', occurrence }] } }),
    ]);
  const marked = (text: string, occurrence: string) => markedIn(saying(text), occurrence);

  it('carries its sign at its first occurrence, or at every one', () => {
    expect(marked('Acme and Acme', 'first')).toEqual([
      `${AT}/run[0]: "Acme" in "Acme and Acme": the first one has no ®.`,
    ]);
    expect(marked('Acme® and Acme', 'first')).toEqual([]);
    expect(marked('Acme® and Acme', 'every')).toHaveLength(1);
  });

  it('carries its sign at its first occurrence on a slide, whatever stands in speaker notes', () => {
    const says = (text: string) => sampleShape({}, [sampleRun(text)]);
    const notes = sampleSlide([], 0, { notes: says('Acme®').text });
    const deck = { ...sampleDocument(), slides: [notes, sampleSlide([says('Acme')], 1)] };
    expect(markedIn(deck, 'first')).toEqual(['slide[1]/shape[0]/paragraph[0]/run[0]: "Acme": the first one has no ®.']);
  });
});

describe('the capitals of a name', () => {
  const spelled = (text: string) =>
    findInWords(termCapitalization, saying(text), [rule({ type: 'capitalization', pattern: 'PowerPoint' })]);

  it('are its exact form', () => {
    expect(spelled('Powerpoint and PowerPoint')).toEqual([
      `${AT}/run[0]: "Powerpoint" in "Powerpoint and PowerPoint": write "PowerPoint".`,
    ]);
    expect(spelled('see www.powerpoint.example')).toEqual([]);
  });

  it.each([
    'the project docx4j-from-powerpoint-in-eclipse is old',
    'siehe (docx4j-from-powerpoint-in-eclipse).',
    'voir powerpoint/modèles ou powerpoint/docs',
    'il progetto acme/powerpoint, nuovo',
    'el repositorio powerpoint/plantillas',
    'bekijk "powerpoint/docs"',
  ])('are not written into a longer name in small letters: %s', (text) => {
    expect(spelled(text)).toEqual([]);
  });

  it.each([
    'the pre-powerpoint-era',
    'powerpoint/Word oder Excel',
    'die powerpoint-Folie',
    'powerpoint / excel',
    'le powerpoint-là',
    'un powerpoint-show e basta',
    'el nuevo powerpoint',
    'de powerpoint-dia',
  ])('are written into other words: %s', (text) => {
    expect(spelled(text)).toHaveLength(1);
  });

  it.each(['F:\\My Pictures\\powerpoint logo.jpg', 'powerpoint logo.png'])(
    'are not asked of the file name %j',
    (name) => {
      const described = (description: string) =>
        findInWords(termCapitalization, sampleDocument([sampleShape({ description })]), [
          rule({ type: 'capitalization', pattern: 'PowerPoint' }),
        ]);
      expect(described(name)).toEqual([]);
      expect(described('The powerpoint logo')).toHaveLength(1);
    },
  );

  it('are asked of titles in the style of the rule', () => {
    const title = (text: string) => [sampleShape({ placeholder: { type: 'title', index: 0 } }, [sampleRun(text)])];
    const inStyle = (text: string, titles: string) =>
      findInWords(termCapitalization, sampleDocument(title(text)), [
        rule({ type: 'term.capitalization', params: { titles } }),
      ]).length;
    expect(inStyle('Our Results This Year', 'sentence')).toBe(1);
    expect(inStyle('Our results in Berlin', 'sentence')).toBe(0);
    expect(inStyle('our results', 'sentence')).toBe(1);
    expect(inStyle('initialState property', 'sentence')).toBe(0);
    expect(inStyle('example.com and its results', 'sentence')).toBe(0);
    expect(inStyle('我们的结果', 'sentence')).toBe(0);
    expect(inStyle('Our results this year', 'title')).toBe(1);
    expect(inStyle('OUR RESULTS', 'upper')).toBe(0);
  });
});
