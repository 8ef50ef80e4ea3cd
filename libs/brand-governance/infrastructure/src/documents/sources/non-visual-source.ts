import type { XmlAttributes } from '@livery/ooxml-package';
import { readDescendants, referencesOf } from './blip-source.ts';
import type { ElementReader } from './element-reader.ts';
import { flag, integer } from './numbers.ts';
import type { PlaceholderSource } from './shape-source.ts';
import type { ShapeDraft } from './shape-draft.ts';

const IDENTITIES: ReadonlySet<string> = new Set(['p:cNvPr', 'p14:cNvPr', 'dsp:cNvPr', 'pic:cNvPr']);
const PLAYED: ReadonlySet<string> = new Set([
  'a:videoFile',
  'a:audioFile',
  'a:quickTimeFile',
  'a:wavAudioFile',
  'p14:media',
]);

/** Reads `p:nvSpPr` and its like: what a shape is called, and what it is besides its looks. */
export function readNonVisual(draft: ShapeDraft): ElementReader {
  return {
    child: (name, attributes) => {
      if (IDENTITIES.has(name)) return readIdentity(attributes, draft);
      if (name === 'p:cNvSpPr') draft.isTextBox = flag(attributes.get('txBox'));
      return name === 'p:nvPr' ? readApplicationProperties(draft) : undefined;
    },
  };
}

/** Reads `p:cNvPr` and its like. */
export function readIdentity(attributes: XmlAttributes, draft: ShapeDraft): ElementReader {
  draft.id = attributes.get('id') ?? '';
  draft.name = attributes.get('name') ?? '';
  draft.description = attributes.get('descr') ?? '';
  draft.title = attributes.get('title') ?? '';
  draft.isHidden = flag(attributes.get('hidden'));
  return readDescendants((name, own) => {
    if (name === 'adec:decorative') draft.isDecorative = flag(own.get('val') ?? '1');
    return name === 'a:extLst' || name === 'a:ext';
  });
}

function readApplicationProperties(draft: ShapeDraft): ElementReader {
  return readDescendants((name, own) => {
    if (name === 'p:ph') draft.placeholder = placeholderOf(own);
    if (PLAYED.has(name)) draft.references.push(...referencesOf(own));
    return name === 'p:extLst' || name === 'p:ext';
  });
}

function placeholderOf(attributes: XmlAttributes): PlaceholderSource {
  return { type: attributes.get('type'), index: integer(attributes.get('idx')) ?? 0 };
}
