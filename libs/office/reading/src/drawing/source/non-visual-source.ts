import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { flag, integer } from '../../parts/numbers.ts';
import { referencesOf } from './blip-source.ts';
import { refer, type ShapeDraft } from './shape-draft.ts';
import type { PlaceholderSource } from './shape-source.ts';

const IDENTITIES: ReadonlySet<string> = new Set(['p:cNvPr', 'p14:cNvPr', 'dsp:cNvPr', 'pic:cNvPr']);
const PLAYED: ReadonlySet<string> = new Set([
  'a:videoFile',
  'a:audioFile',
  'a:quickTimeFile',
  'a:wavAudioFile',
  'p14:media',
]);

/** Reads `p:nvSpPr` and similar elements: the name of a shape and its other properties that are not visible (ECMA-376 Part 1, 19.3.1.34). */
export function readNonVisual(draft: ShapeDraft): ElementReader {
  return new NonVisualReader(draft);
}

/** Reads `p:cNvPr` and similar elements (ECMA-376 Part 1, 20.1.2.2.8). */
export function readIdentity(attributes: XmlAttributes, draft: ShapeDraft): ElementReader {
  draft.id = attributes.get('id') ?? '';
  draft.name = attributes.get('name') ?? '';
  draft.description = attributes.get('descr') ?? '';
  draft.title = attributes.get('title') ?? '';
  draft.isHidden = flag(attributes.get('hidden'));
  return new IdentityReader(draft);
}

class NonVisualReader implements ElementReader {
  constructor(private readonly draft: ShapeDraft) {}

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    const { draft } = this;
    if (IDENTITIES.has(name)) return readIdentity(attributes, draft);
    if (name === 'p:cNvSpPr') draft.isTextBox = flag(attributes.get('txBox'));
    return name === 'p:nvPr' ? new ApplicationPropertiesReader(draft) : undefined;
  }
}

class IdentityReader implements ElementReader {
  constructor(private readonly draft: ShapeDraft) {}

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    if (name === 'adec:decorative') this.draft.isDecorative = flag(attributes.get('val') ?? '1');
    return name === 'a:extLst' || name === 'a:ext' ? this : undefined;
  }
}

class ApplicationPropertiesReader implements ElementReader {
  constructor(private readonly draft: ShapeDraft) {}

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    if (name === 'p:ph') this.draft.placeholder = placeholderOf(attributes);
    if (PLAYED.has(name)) refer(this.draft, referencesOf(attributes));
    return name === 'p:extLst' || name === 'p:ext' ? this : undefined;
  }
}

function placeholderOf(attributes: XmlAttributes): PlaceholderSource {
  return { type: attributes.get('type'), index: integer(attributes.get('idx')) ?? 0 };
}
