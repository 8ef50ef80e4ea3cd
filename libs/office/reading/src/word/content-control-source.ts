import type { ContentControl } from '@livery/office-model';
import type { ElementReader } from '../parts/element-reader.ts';
import { isOn } from './measures.ts';

/** Reads `w:sdtPr` (ECMA-376 Part 1, 17.5.2.38). */
export function readControlProperties(set: (control: Omit<ContentControl, 'paragraph'>) => void): ElementReader {
  let title = '';
  let tag = '';
  let isEmpty = false;
  return {
    child: (name, attributes) => {
      const value = attributes.get('w:val');
      if (name === 'w:alias') title = value ?? '';
      if (name === 'w:tag') tag = value ?? '';
      if (name === 'w:showingPlcHdr') isEmpty = isOn(value);
      return undefined;
    },
    end: () => set({ name: title || tag, isEmpty }),
  };
}
