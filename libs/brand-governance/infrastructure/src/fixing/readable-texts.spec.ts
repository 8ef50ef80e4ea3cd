import { describe, expect, it } from '@jest/globals';
import { defineBrandRule, fixDocument, type FixRequest, type Guideline } from '@livery/brand-governance-domain';
import { templateOf } from '@livery/brand-governance-testing';
import {
  chart,
  paragraph,
  run,
  sampleDocx,
  samplePresentation,
  tableOfOneCell,
  textBox,
  wordParagraph,
} from '@livery/office-testing';
import { learnDocument } from '../inspection/learn-document.ts';
import { fixTools } from './fix-tools.ts';

const at = new Date('2026-01-01T00:00:00Z');
const REQUEST: FixRequest = { findingIds: null, removals: false, at: 'cause', acceptedIds: [], dropSignatures: false };
/** The template has EEECE1, which is nearly white, 14213D, which is nearly black, and FCA311, a light orange. */
const MAP = { '#5E13C8': '#EEECE1', '#77DD77': '#14213D', '#DDDD77': '#EEECE1', '#DDDD99': '#FCA311' };

type Rule = Parameters<typeof defineBrandRule>[0];

const LEARNT = guidelineOf(templateOf());

function guidelineOf(bytes: Uint8Array): Guideline {
  const learning = learnDocument({ bytes, format: 'pptx' }, at);
  if (learning.outcome === 'refused') throw new Error(learning.refusal.message);
  return learning.learnt.guideline;
}

/** The palettes that are learnt, with colours that replace others, and with more rules. */
function guidelineWith(...more: readonly Rule[]): Guideline {
  const drafts = [{ type: 'color.off_palette', params: { map: MAP } }, ...more];
  return { ...LEARNT, rules: drafts.map((draft) => defineBrandRule(draft, { id: draft.type, at })) };
}

function fixed(bytes: Uint8Array, guideline = guidelineWith(), format: 'pptx' | 'docx' = 'pptx') {
  const outcome = fixDocument(bytes, REQUEST, fixTools(format, guideline, REQUEST));
  if (outcome.outcome !== 'fixed') throw new Error(outcome.outcome);
  return {
    changed: outcome.changes.map(({ before, after }) => `${before} ${after}`),
    reasons: outcome.declined.map(({ reason }) => reason),
    left: outcome.judgement.findings.map(({ type }) => type),
    omitted: outcome.judgement.notEvaluated,
    isSame: Buffer.compare(outcome.bytes, bytes) === 0,
  };
}

const fill = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
const text = (color: string) => paragraph('Plan', `<a:rPr>${fill(color)}</a:rPr>`);
const deck = (...shapes: readonly string[]): Uint8Array => samplePresentation({ slides: shapes });
const SLIDE = 'ppt/slides/slide1.xml';
const SCHEMAS = 'http://schemas.openxmlformats.org/drawingml/2006';
const A = `xmlns:a="${SCHEMAS}/main"`;
const SMART_ART =
  '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="50" name="Steps"/></p:nvGraphicFramePr>' +
  '<p:xfrm><a:off x="0" y="0"/><a:ext cx="4000000" cy="2000000"/></p:xfrm>' +
  `<a:graphic><a:graphicData uri="${SCHEMAS}/diagram"><dgm:relIds xmlns:dgm="${SCHEMAS}/diagram" r:dm="data"/>` +
  '</a:graphicData></a:graphic></p:graphicFrame>';
const DRAWING =
  `<dsp:drawing ${A} xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram"><dsp:spTree><dsp:sp>` +
  '<dsp:nvSpPr><dsp:cNvPr id="1" name="Step"/></dsp:nvSpPr><dsp:spPr/><dsp:txBody><a:bodyPr/>' +
  paragraph('One', '<a:rPr><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></a:rPr>') +
  '</dsp:txBody></dsp:sp></dsp:spTree></dsp:drawing>';
const TAKEN_BACK = {
  changed: [],
  reasons: ['text_unreadable'],
  left: ['color.off_palette'],
  omitted: [],
  isSame: true,
};

describe('a fix by a guideline that was learnt from a template, without a rule on contrast', () => {
  it('is taken back if a text cannot be read in its new colour, and adds no finding', () => {
    expect(LEARNT.rules.map(({ type }) => type)).not.toContain('contrast.text');
    expect(fixed(deck(textBox(text('5E13C8'))))).toEqual(TAKEN_BACK);
  });

  it('is taken back if a text cannot be read on the new colour of its shape', () => {
    expect(fixed(deck(textBox(text('FFFFFF'), { shapeProperties: fill('5E13C8') })))).toEqual(TAKEN_BACK);
  });

  it('is taken back in text documents as well', () => {
    const bytes = sampleDocx({ body: wordParagraph(run('Plan', '<w:color w:val="5E13C8"/>')) });
    expect(fixed(bytes, guidelineWith(), 'docx')).toEqual(TAKEN_BACK);
  });

  it('stays where the text can be read, beside one that is taken back', () => {
    const result = fixed(deck(textBox(text('77DD77')), textBox(text('5E13C8'))));
    expect(result).toMatchObject({ reasons: ['text_unreadable'], left: ['color.off_palette'], isSame: false });
    expect(result.changed).toHaveLength(1);
  });

  it.each<[string, string]>([
    ['a shape', textBox(text('DDDD77'))],
    ['a shape with another colour', textBox(text('FFFFFF'), { shapeProperties: fill('DDDD77') })],
    ['a table', tableOfOneCell(text('DDDD77'))],
    ['a cell with another colour', tableOfOneCell(text('FFFFFF'), '', fill('DDDD77'))],
  ])('is taken back if it makes text harder to read that was hard to read before, in %s', (_, shape) => {
    expect(fixed(deck(shape))).toEqual(TAKEN_BACK);
  });

  it('is taken back if it makes the text of a chart harder to read', () => {
    const legend = `<c:legend><c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr>${fill('DDDD77')}</a:defRPr></a:pPr></a:p></c:txPr></c:legend>`;
    const bytes = samplePresentation({
      slides: [chart('more')],
      relationships: { [SLIDE]: [{ id: 'more', type: 'chart', target: '/ppt/chart.xml' }] },
      parts: {
        'ppt/chart.xml': `<c:chartSpace ${A} xmlns:c="${SCHEMAS}/chart"><c:chart><c:plotArea/>${legend}</c:chart></c:chartSpace>`,
      },
    });
    expect(fixed(bytes)).toEqual(TAKEN_BACK);
  });

  it('is taken back if it makes the text of SmartArt with a drawing harder to read, whose colour the theme has', () => {
    const bytes = samplePresentation({
      themeColors: { accent1: 'DDDD77' },
      slides: [SMART_ART],
      relationships: {
        [SLIDE]: [
          { id: 'data', type: 'diagramData', target: '/ppt/data.xml' },
          { id: 'drawing', type: 'diagramDrawing', target: '/ppt/drawing.xml' },
        ],
      },
      parts: { 'ppt/data.xml': `<dgm:dataModel xmlns:dgm="${SCHEMAS}/diagram"/>`, 'ppt/drawing.xml': DRAWING },
    });
    const theme = { type: 'color.theme_palette', params: { slots: { accent1: '#EEECE1' } } };
    const guideline = { ...LEARNT, rules: [defineBrandRule(theme, { id: 'theme', at })] };
    expect(fixed(bytes, guideline)).toEqual({ ...TAKEN_BACK, left: ['color.theme_palette'] });
  });

  it('stays where text that was hard to read gets easier to read', () => {
    expect(fixed(deck(textBox(text('DDDD99'))))).toMatchObject({ reasons: [], left: [], isSame: false });
  });

  it('is judged by the rule on contrast if there is an active one', () => {
    const lenient = { type: 'contrast.text', params: { min_ratio: 1, min_ratio_large: 1 } };
    const document = deck(textBox(text('5E13C8')));
    expect(fixed(document, guidelineWith(lenient))).toMatchObject({ reasons: [], left: [] });
    expect(fixed(document, guidelineWith({ ...lenient, active: false }))).toEqual(TAKEN_BACK);
    expect(fixed(document, guidelineWith({ ...lenient, appliesTo: ['docx'] }))).toEqual(TAKEN_BACK);
    expect(fixed(document, guidelineWith({ type: 'contrast.text' }))).toEqual(TAKEN_BACK);
  });

  it('is judged by the defaults on surfaces that no rule on contrast judges', () => {
    const ofTables = { type: 'contrast.text', params: { min_ratio: 1, min_ratio_large: 1, surfaces: ['table_text'] } };
    expect(fixed(deck(tableOfOneCell(text('DDDD77'))), guidelineWith(ofTables)).reasons).toEqual([]);
    expect(fixed(deck(textBox(text('DDDD77'))), guidelineWith(ofTables))).toEqual(TAKEN_BACK);
  });

  it('is taken back if a text gets harder to read that the rule on contrast reports before and after', () => {
    const result = fixed(deck(textBox(text('DDDD77'))), guidelineWith({ type: 'contrast.text' }));
    expect(result).toEqual({ ...TAKEN_BACK, left: ['color.off_palette', 'contrast.text'] });
  });
});
