import type { ElementReader } from '../parts/element-reader.ts';
import { isOn } from './measures.ts';

/** The settings of a document that the model needs, as they are written (ECMA-376 Part 1, 17.15). */
export interface SettingsSource {
  readonly evenAndOddHeaders: boolean;
  readonly tracksChanges: boolean;
  /** Margins are mirrored (`w:mirrorMargins`), or the gutter is not at the left of every page. */
  readonly hasOtherGutter: boolean;
  readonly showsBackground: boolean;
  /** The relationship id of the attached template. */
  readonly attachedTemplate: string | undefined;
  /** How many different revision ids (`w:rsids`) the document lists. */
  readonly revisionIds: number;
  /** The language of the document's text (`w:themeFontLang`), which Word writes beside the defaults of styles. */
  readonly language: string | undefined;
  /** The languages that choose among the fonts of the theme (`w:themeFontLang`). */
  readonly eastAsiaLanguage: string | undefined;
  readonly complexLanguage: string | undefined;
  /** The attributes of `w:clrSchemeMapping`: `t1` leads to `dark1`. */
  readonly colorMap: ReadonlyMap<string, string>;
}

export const NO_SETTINGS: SettingsSource = {
  evenAndOddHeaders: false,
  tracksChanges: false,
  hasOtherGutter: false,
  showsBackground: false,
  attachedTemplate: undefined,
  revisionIds: 0,
  language: undefined,
  eastAsiaLanguage: undefined,
  complexLanguage: undefined,
  colorMap: new Map(),
};

/** The reader of a whole part. */
export function readSettings(set: (settings: SettingsSource) => void): ElementReader {
  const draft: { -readonly [Name in keyof SettingsSource]: SettingsSource[Name] } = { ...NO_SETTINGS };
  const revisions = new Set<string>();
  return {
    child: () => ({
      child: (name, attributes) => {
        const value = attributes.get('w:val');
        switch (name) {
          case 'w:evenAndOddHeaders':
            draft.evenAndOddHeaders = isOn(value);
            break;
          case 'w:trackRevisions':
            draft.tracksChanges = isOn(value);
            break;
          case 'w:mirrorMargins':
          case 'w:gutterAtTop':
          case 'w:bookFoldPrinting':
          case 'w:bookFoldRevPrinting':
            draft.hasOtherGutter ||= isOn(value);
            break;
          case 'w:displayBackgroundShape':
            draft.showsBackground = isOn(value);
            break;
          case 'w:attachedTemplate':
            draft.attachedTemplate = attributes.get('r:id');
            break;
          case 'w:themeFontLang':
            draft.language = value;
            draft.eastAsiaLanguage = attributes.get('w:eastAsia');
            draft.complexLanguage = attributes.get('w:bidi');
            break;
          case 'w:clrSchemeMapping':
            draft.colorMap = new Map(Array.from(attributes, ([slot, color]) => [slot.replace('w:', ''), color]));
            break;
          case 'w:rsids':
            return {
              child: (_, own) => {
                revisions.add(own.get('w:val') ?? '');
                return undefined;
              },
            };
        }
        return undefined;
      },
      end: () => set({ ...draft, revisionIds: revisions.size }),
    }),
  };
}
