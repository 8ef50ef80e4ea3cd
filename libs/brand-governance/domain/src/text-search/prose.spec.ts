import { describe, expect, it } from '@jest/globals';
import { FORMULA, type TextRun } from '@livery/office-model';
import {
  sampleBody,
  sampleDocument,
  sampleFont,
  sampleParagraph,
  sampleRun,
  sampleShape,
  sampleTextDocument,
} from '@livery/office-testing';
import { DocumentView } from '../document-view/document-view.ts';
import { isCodeFont } from './code-fonts.ts';
import { isCodeStyle } from './code-styles.ts';
import { hasProse, isProse } from './prose.ts';

const NOTHING_IGNORED = { shapeNames: [], altTextTags: [], layouts: [], hiddenSlides: false, notes: false };

function paragraphOf(...runs: readonly TextRun[]) {
  const [paragraph] = new DocumentView(sampleDocument([sampleShape({}, runs)]), NOTHING_IGNORED).paragraphs;
  if (paragraph === undefined) throw new Error('The sample has no text.');
  return paragraph;
}

/** Whether the characters between » and « are prose in the text without these marks. */
function isMarkedProse(marked: string): boolean {
  const start = marked.indexOf('»');
  const end = marked.indexOf('«') - 1;
  return isProse(paragraphOf(sampleRun(marked.replace(/[»«]/g, ''))), start, end);
}

describe('characters that are no prose', () => {
  it.each([
    'see https://example.com/ValueSet-spdx»--«us.html for all',
    'see www.»powerpoint«.example today',
    'Schreiben Sie an info@»powerpoint«.example',
    'écrivez à jean.»dupont«@exemple.fr',
    'il file »powerpoint«.exe è vuoto',
    'el archivo plan»--«2.docx está aquí',
    'lo schema »powerpoint«-schema-2.1.0.json è nuovo',
    'Dann liest es A.»powerpoint« ein',
    'start with »--«admin-enabled',
    '»--«admin-enabled starts it',
    'mit (»--«verbose) starten',
    'lancez grep »-v« toujours',
    'from A »-->« B',
    'A»--«>B and so on',
    'the class btn»--«primary is blue',
    'die Klasse .card»--«large ist neu',
    'Dim »powerpoint« As Object',
    'Private Sub »Powerpoint«_Open()',
    'End »Sub«',
    'if (x) »then« {',
    'siehe oben:\nint »anzahl« = 1;',
    'voir »bonjour« = "x";\nvoilà',
    'esegui »stampa«("ciao");',
    'ahora »iniciar«();\nfin',
    'a comment <!»--« hidden -->',
    'the server »"«localhost\\sql2016" is down',
    'the server "localhost\\sql2016»"« is down',
    'unter C:\\»powerpoint« liegt es',
    'in \\\\server\\»powerpoint«\\alt',
    'dans /usr/share/»powerpoint« seulement',
    'in ~/»powerpoint« bewaard',
    'run ../»powerpoint«/start',
    'siehe src/app/»powerpoint« dort',
    'from acme/site-»powerpoint« on',
    'la variable order_»total« manque',
    'the field __»init«__ is set',
    'set »id="5«" there',
    'set id=»"«5" there',
    'the tag <a href="x  y" title=»"«z"> is open',
    'das Muster <div»  «class="a"> fehlt',
    'fill {{ customer»  «name }} in',
    'send {"a": 1,»  «"b": 2} back',
    'type `npm»  «test` now',
    'call print(»"«hello") twice',
    'appelez »run«() ensuite',
    'x&nbsp»;«y',
    'the std::»vector« type',
    'a »!=« b',
    'die Formel =SUMME(»A1«;B2)',
    'E»=«mc²',
    'echo $»HOME« here',
    "values (1,'a','b')»--« all",
    'ask @»powerpoint« there',
    '詳細はwww.»powerpoint«.exampleを見る',
  ])('are marked in %j', (marked) => {
    expect(isMarkedProse(marked)).toBe(false);
  });

  it('are in a font for code, in a style for code, in a field or in a formula', () => {
    const judged = (run: TextRun) => isProse(paragraphOf(sampleRun('see '), run), 'see '.length, 'see code'.length);
    expect(judged(sampleRun('code'))).toBe(true);
    expect(judged(sampleRun('code', { fonts: sampleFont('Consolas;Consolas') }))).toBe(false);
    expect(judged(sampleRun('code', {}, { characterStyle: 'Verbatim Char' }))).toBe(false);
    expect(judged(sampleRun('code', {}, { field: 'REF' }))).toBe(false);
    expect(judged(sampleRun('code', {}, { field: FORMULA }))).toBe(false);
  });

  it('are in a paragraph whose style is for code', () => {
    const styled = (name: string) => {
      const style = { id: name, name, headingLevel: null };
      const body = sampleBody([sampleParagraph([sampleRun('a  b')], { style })]);
      const [paragraph] = new DocumentView(sampleTextDocument({ stories: [body] }), NOTHING_IGNORED).paragraphs;
      return paragraph && [isProse(paragraph, 1, 3), hasProse(paragraph)];
    };
    expect(styled('Source Code')).toEqual([false, false]);
    expect(styled('Body Text')).toEqual([true, true]);
  });

  it('make a paragraph without prose if all of it is code', () => {
    const code = sampleRun('code', { fonts: sampleFont('Courier New') });
    expect(hasProse(paragraphOf(code))).toBe(false);
    expect(hasProse(paragraphOf(code, sampleRun(' and prose')))).toBe(true);
  });
});

describe('characters that are prose', () => {
  it.each([
    'fast »--« and cheap',
    'fast»--«and cheap',
    'snel»--«en goedkoop',
    'the »delivery« of goods;',
    'die »Lieferung« (neu);',
    'unsere »Mitarbeiter«(innen);',
    'Frauen »und« Männer (n = 120);',
    "les »clients« d'abord ;",
    'el »código« postal;',
    'un »caffè« = un sorriso',
    'de »functie« is nieuw;',
    'void »promises«\nx = 1;',
    'End »of« the year',
    'Function »follows« form',
    'the »agreement« ("EULA");',
    'schnell »--« und günstig',
    'He said »"«hello" to us',
    'He said "hello»"« to us',
    'Das ist »"«gut"!',
    'Il dit »"«bonjour"…',
    'Ha detto (»"«ciao")',
    'the year "2016»"« was good',
    'We sell Power»Point« files',
    'Wir nutzen »powerpoint«!',
    'Nous aimons »powerpoint«, toujours.',
    'he»/«she decides',
    'and»/«or',
    'und»/«oder',
    '»powerpoint«/word/Excel',
    'Client»/«Server',
    'TCP»/«IP',
    '80 km»/«h',
    '24»/«7',
    'z».«B. heute',
    'd.h. »morgen« früh',
    'e.g. »this« one',
    'p. ex. »cela« aussi',
    'U.S. »market« share',
    'a.m. or »p.m.« today',
    'Ende.»Dann« weiter',
    'It costs »10.50« today',
    'um »10:30« Uhr',
    'Kund»_innen« und Partner',
    'Mitarbeiter»:innen« fragen',
    'Mitarbeiter»*innen« fragen',
    'die »Produktion« und -vertrieb',
    'Produktion und -»vertrieb«',
    "l»'«année dernière",
    "nell»'«anno scorso",
    'a < »b« and c > d',
    'Werte <Grenzwert »und« >Minimum',
    'it costs 5 US$ »or« more',
    '#»powerpoint« is trending',
    'R&D »and« sales',
    'Hij zei: »"«ja" en ging',
    'vijf »--« of zes',
    '資料は»powerpoint«です',
  ])('are marked in %j', (marked) => {
    expect(isMarkedProse(marked)).toBe(true);
  });
});

describe('names for code', () => {
  it.each([
    'Consolas',
    'consolas',
    'Consolas;Consolas',
    'Arial, Menlo',
    'Courier New',
    'DejaVu Sans Mono',
    'Fira Code',
  ])('are those of fonts: %s', (name) => {
    expect(isCodeFont(name)).toBe(true);
  });

  it.each(['Arial', 'Monotype Corsiva', 'Barcode', ''])('are not that of %j', (name) => {
    expect(isCodeFont(name)).toBe(false);
  });

  it.each(['Code', 'Source Code', 'SourceCode', 'inline-code', 'HTML Preformatted', 'Verbatim Char', 'Quelltext'])(
    'are those of styles: %s',
    (name) => {
      expect(isCodeStyle(name)).toBe(true);
    },
  );

  it.each([
    'Normal',
    'Heading 1',
    'Barcodes',
    'Encoder',
    'Postal code',
    'Zip Code',
    'Code of Conduct',
    'Code postal',
    'Codice fiscale',
    'Código de conducta',
    'Postcode',
    '',
  ])('are not that of the style %j', (name) => {
    expect(isCodeStyle(name)).toBe(false);
  });
});
