import { describe, it } from '@jest/globals';
import { assertQuickForHostileTexts, timed } from '@livery/testing';
import { checkedColor } from './icons/icon-colors.ts';
import { importSlugs } from './icons/icon-names.ts';
import { iconifyIcons } from './icons/iconify.ts';
import { slugFromName } from './icons/slug.ts';
import { hrefReference, isProperValue, pixelsOf, urlReference, viewBoxOf } from './icons/svg-values.ts';
import { declaredTypeConflicts } from './declared-type.ts';
import { checkedChannel } from './deployments/define-deployment.ts';
import { mediaTypeOfFilename } from './media-types.ts';
import { cutWords } from './search/cut-words.ts';
import { fileWordsOf, tagWord } from './search/lexemes.ts';
import { parseSearchText } from './search/search-terms.ts';
import { checkedTags } from './tags.ts';

const KINDS = ['length', 'angle', 'numbers', 'view_box', 'path', 'transform', 'paint', 'words', 'font_family'] as const;

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a search': parseSearchText,
  'the words of a file': (text) => fileWordsOf(null, text),
  'words of scripts with and without spaces': cutWords,
  'a tag': (text) => [checkedTags([text]), tagWord(text)],
  'a filename': (text) => mediaTypeOfFilename(text),
  'a name that becomes a slug': slugFromName,
  'a channel': checkedChannel,
  'a declared type': (text) => declaredTypeConflicts({ mediaType: text, filename: text }, 'image/png'),
  'a colour': (text) => checkedColor(text, 'color'),
  'a reference of an SVG': (text) => [urlReference(text), hrefReference(text)],
  'a size of an SVG': (text) => [viewBoxOf(text), pixelsOf(text)],
  ...Object.fromEntries(KINDS.map((kind) => [`a value of an SVG: ${kind}`, (text) => isProperValue(kind, text)])),
  'the path of an icon in an archive': (text) => importSlugs([text]),
  'an icon of IconifyJSON': (text) => iconifyIcons({ icons: { [text]: { body: text } } }),
};

describe('one megabyte of any shape', () => {
  it.each(Object.entries(PARSERS))(
    'takes no longer than a multiple of flat JSON, read as %s',
    timed((_name, parse) => assertQuickForHostileTexts(parse)),
  );
});
