import { describe, expect, it } from '@jest/globals';
import { byPlace, numberedFindings } from '../report/arrange.ts';
import { foundFinding } from '../report/testing/found-finding.ts';
import type { SlidePicture } from './frames.ts';
import { numberedSlides } from './numbered-slides.ts';

const picture = (slide: number): SlidePicture => ({
  slide_index: slide,
  width: 800,
  height: 400,
  svg: '<svg/>',
  boxes: [
    { location: `slide[${slide}]/shape[0]`, x: 80, y: 40, width: 160, height: 80 },
    { location: `slide[${slide}]`, x: 0, y: 0, width: 800, height: 400 },
  ],
});

describe('the slides on which findings have their numbers', () => {
  it('are the first ones that have a box of the finding', () => {
    const locations = ['slide[1]/shape[0]', 'slide[2]/shape[0]'];
    const report = {
      findings: [
        foundFinding('in the layout', { locations }),
        foundFinding('on the whole slide', { locations: ['slide[1]'] }),
        foundFinding('in the notes', { locations: ['slide[1]/notes/shape[0]'] }),
        foundFinding('without a picture', { locations: ['slide[3]/shape[0]'] }),
      ],
      causes: [{ kind: 'layout', name: 'Title', slide_indexes: [1, 2], finding_ids: ['in the layout'] }],
      slides: [
        {
          slide_index: 1,
          finding_ids: ['on the whole slide', 'in the notes'],
          further_finding_ids: ['in the layout'],
        },
        { slide_index: 2, finding_ids: [], further_finding_ids: ['in the layout'] },
        { slide_index: 3, finding_ids: ['without a picture'], further_finding_ids: [] },
      ],
      pages: [],
      whole_document: [],
    };
    const places = byPlace(report, numberedFindings(report));
    expect([...numberedSlides([picture(1), picture(2)], places)]).toEqual([['in the layout', 1]]);
  });
});
