import { type SamplePresentation, table } from '@livery/office-testing';
import { placed, solid } from './drawn-slide.ts';

const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const C = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"';
const DGM = 'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"';
const DSP = 'xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram"';
const SLIDE_PART = 'ppt/slides/slide1.xml';

/** A frame of 320 by 240 points at 10, 20 points. */
function frame(kind: string, content: string): string {
  const [place] = /<a:off.*(?=<\/a:xfrm>)/.exec(placed(10, 20, 320, 240)) ?? [''];
  return (
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="8" name="Graphic"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>' +
    `<p:xfrm>${place}</p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${kind}">` +
    `${content}</a:graphicData></a:graphic></p:graphicFrame>`
  );
}

/** A slide with a chart. @param content stands in `c:chart` */
export function chartSample(content: string): SamplePresentation {
  return {
    slides: [frame('chart', `<c:chart ${C} r:id="more"/>`)],
    relationships: { [SLIDE_PART]: [{ id: 'more', type: 'chart', target: '/ppt/chart.xml' }] },
    parts: { 'ppt/chart.xml': `<c:chartSpace ${A} ${C}><c:chart>${content}</c:chart></c:chartSpace>` },
  };
}

/** A series of a chart with values as they stand in its cache. */
export function chartSeries(index: number, values: readonly (number | string)[], color = 'C0006B'): string {
  const points = values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`);
  return (
    `<c:ser><c:idx val="${index}"/><c:spPr>${solid(color)}<a:ln>${solid(color)}</a:ln></c:spPr>` +
    `<c:val><c:numRef><c:numCache><c:ptCount val="${values.length}"/>${points.join('')}</c:numCache></c:numRef></c:val></c:ser>`
  );
}

/** A slide with a SmartArt graphic of one shape, 100 by 50 points, at 30, 40 points of the graphic. */
export function smartArtSample(text: string): SamplePresentation {
  return {
    slides: [frame('diagram', `<dgm:relIds ${DGM} r:dm="more"/>`)],
    relationships: {
      [SLIDE_PART]: [
        { id: 'more', type: 'diagramData', target: '/ppt/data.xml' },
        { id: 'drawing', type: 'diagramDrawing', target: '/ppt/drawing.xml' },
      ],
    },
    parts: {
      'ppt/data.xml': `<dgm:dataModel ${DGM}><dgm:extLst><a:ext ${A}><dsp:dataModelExt ${DSP} relId="drawing"/></a:ext></dgm:extLst></dgm:dataModel>`,
      'ppt/drawing.xml':
        `<dsp:drawing ${A} ${DSP}><dsp:spTree><dsp:sp><dsp:nvSpPr><dsp:cNvPr id="1" name="Step"/></dsp:nvSpPr>` +
        `<dsp:spPr>${placed(30, 40, 100, 50)}${solid('C0006B')}</dsp:spPr><dsp:txBody><a:bodyPr/>` +
        `<a:p><a:r><a:t>${text}</a:t></a:r></a:p></dsp:txBody></dsp:sp></dsp:spTree></dsp:drawing>`,
    },
  };
}

/** A slide with a table of one cell, 320 by 240 points at 10, 20 points. @param properties the children of `a:tcPr` */
export function cellSample(text: string, properties: string): SamplePresentation {
  const cell = `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody><a:tcPr>${properties}</a:tcPr></a:tc>`;
  const grid = `<a:tblPr/><a:tblGrid><a:gridCol w="${320 * 12_700}"/></a:tblGrid><a:tr h="${240 * 12_700}">${cell}</a:tr>`;
  const [content] = /<a:tbl>.*<\/a:tbl>/.exec(table(grid)) ?? [''];
  return { slides: [frame('table', content)] };
}
