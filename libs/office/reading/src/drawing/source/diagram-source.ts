import type { ElementReader } from '../../parts/element-reader.ts';

/** What is needed of `dgm:dataModel` (ECMA-376 Part 1, 21.4.2.10). */
export interface DiagramData {
  /** Relationship id, of the slide, of the drawing that shows the graphic. */
  readonly drawing: string | undefined;
}

/** The reader of the whole part. The drawing is named by an extension of Office 2010. */
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
