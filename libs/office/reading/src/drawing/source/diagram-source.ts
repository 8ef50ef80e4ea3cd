import type { ElementReader } from '../../parts/element-reader.ts';

/** The part of `dgm:dataModel` that the model needs (ECMA-376 Part 1, 21.4.2.10). */
export interface DiagramData {
  /** The relationship id of the drawing that shows the graphic; the relationship is one of the slide. */
  readonly drawing: string | undefined;
}

/** The reader of a whole part of diagram data. An extension of Office 2010 refers to the drawing. */
export function readDiagramData(set: (data: DiagramData) => void): ElementReader {
  let drawing: string | undefined;
  return {
    child: () => ({
      child: (name) => {
        if (name !== 'dgm:extLst') return undefined;
        const extension: ElementReader = {
          child: (child, attributes) => {
            if (child === 'dsp:dataModelExt') drawing = attributes.get('relId');
            return child === 'a:ext' ? extension : undefined;
          },
        };
        return extension;
      },
      end: () => set({ drawing }),
    }),
  };
}
