import { describe, expect, it } from '@jest/globals';
import { baselineComparison } from '@livery/brand-governance-application';
import { onThisMachine } from '@livery/testing';
import { readGuideline } from '../../guideline-file/read-guideline.ts';
import { reportedFinding, sampleReport } from '../testing/sample-report.ts';
import { htmlReport, REPORT_POLICY } from './html-report.ts';

const MOST_PROCESSOR_MS = 10_000;
const BREAK_OUT = `</style></title><script>alert(1)</script><img src=x onerror='alert(2)'>"&\u0000\u202e`;

/** The elements of a page that a document must not be able to make. */
function foreignElements(page: string): readonly string[] {
  return Array.from(
    page.matchAll(/<(?:script|iframe|object|embed|form|base|link|a href="http|[^<>]*\son\w+=)/gi),
    ([found]) => found,
  );
}

describe('the HTML report', () => {
  it('states its policy, and refers to nothing outside of itself', () => {
    const page = htmlReport([sampleReport([reportedFinding()])]);
    expect(page).toContain(`content="${REPORT_POLICY.replaceAll("'", '&#39;')}"`);
    expect(page.match(/(?:src|href)="[^"#d]|url\(|@import/g)).toBeNull();
  });

  it('counts slides from 1', () => {
    const locations = [0, 1, 2, 6].map((slide) => `slide[${slide}]/shape[0]`);
    const page = htmlReport([sampleReport([reportedFinding({ locations })])]);
    expect(page).toContain('Slides 1 to 3 and 7');
    expect(page).not.toContain('Slide 0');
  });

  it('says of which slides the speaker notes are', () => {
    const locations = [0, 4].map((slide) => `slide[${slide}]/notes/paragraph[0]/run[0]`);
    const page = htmlReport([sampleReport([reportedFinding({ locations })])]);
    expect(page).toContain('Notes of slide 1 and notes of slide 5');
    expect(page).not.toContain('id="slide-1"');
  });

  it('shows the colour that was found beside the nearest one', async () => {
    const palettes = [{ name: 'House', colors: [{ name: 'Brand Navy', hex: '#14213D' }] }];
    const guideline = await readGuideline({ palettes }, new Date());
    const page = htmlReport([sampleReport([reportedFinding()], { guideline })]);
    for (const shown of ['background-color:#5E13C8', 'background-color:#14213D', 'ΔE 24', 'Brand Navy'])
      expect(page).toContain(shown);
  });

  it('says of a clean document that it is on brand', () => {
    expect(htmlReport([sampleReport([])])).toContain('On brand: nothing deviates from the guideline.');
  });

  it('says of accepted deviations what they are, where, by whom and until when, and how many acceptances nothing uses', () => {
    const acceptance = {
      reason: 'Agreed.',
      acceptedBy: 'key_a',
      accepted: null,
      expires: new Date('2027-01-31T23:59:00Z'),
    };
    const accepted = [{ finding: reportedFinding({ id: '00ff' }), ...acceptance }];
    const page = htmlReport([sampleReport([], { accepted, unusedSuppressions: 2 })]).replace(/\s+/g, ' ');
    for (const words of [
      'On brand: nothing deviates from the guideline apart from 1 accepted deviation.',
      '<code>00ff</code>',
      '<td>Slide 1</td>',
      '31 January 2027, 23:59 UTC',
      '2 acceptances name findings that the document no longer has.',
    ])
      expect(page).toContain(words);
  });

  it('says how a finding is accepted by its id, and keeps the spaces of what it quotes', () => {
    const page = htmlReport([sampleReport([reportedFinding({ id: '00ff', detail: 'a  b' })])]);
    expect(page).toContain('<code>00ff</code>');
    expect(page).toContain('<code>POST /brand_checks/brand_check_0350tEyI9WPdaV8SfnABZa/suppressions</code>');
    expect(page).toMatch(/<p class="detail">a {2}b<\/p>/);
    expect(page).toMatch(/\.detail[^{]*\{ white-space: pre-wrap; \}/);
  });

  it('names the level of the text style that sets a value, counted as people do', () => {
    const locations = ['slide[1]/shape[1]/paragraph[2]/run[0]', 'master[0]/text_style[body]/level[2]'];
    const page = htmlReport([sampleReport([reportedFinding({ locations })])]).replace(/\s+/g, ' ');
    expect(page).toContain('<dt>Set at</dt> <dd>level 3</dd>');
  });

  it('says why it has no pictures', () => {
    const words = 'Pictures of the slides are missing, since the document of the check is not kept.';
    expect(htmlReport([sampleReport([reportedFinding()], { isDocumentKept: false })])).toContain(words);
    expect(htmlReport([sampleReport([reportedFinding()])])).not.toContain(words);
  });

  it('says why an accepted finding is back, and what is new or changed against the baseline', () => {
    const back = reportedFinding({ id: 'a', occurrences: 4, newOccurrences: 1 });
    const other = reportedFinding({ id: 'b', actualColor: '#C1121F' });
    const comparison = baselineComparison(null, {
      new: [{ finding: back, newOccurrences: 1 }],
      fixed: [],
      unchanged: [],
      changed: [{ base: reportedFinding({ id: 'c' }), head: other }],
    });
    const page = htmlReport([sampleReport([back, other], { comparison })]).replace(/\s+/g, ' ');
    for (const words of [
      'It was accepted with 3 occurrences; 1 more is new since then.',
      '<span class="mark new">1 of 4 new</span>',
      '<span class="mark new">Changed</span>',
      '<b>1</b> changed',
    ])
      expect(page).toContain(words);
  });

  it('says why a document could not be judged', () => {
    const refusal = { code: 'file_corrupt', message: 'The file is <damaged>.', part: null };
    const page = htmlReport([sampleReport([], { verdict: { outcome: 'refused', refusal } })]);
    expect(page).toContain('This document could not be judged: The file is &lt;damaged&gt;.');
  });

  it('shows texts of a document as texts, wherever they stand', async () => {
    const guideline = await readGuideline(
      {
        rules: [{ type: 'text.double_spaces', name: BREAK_OUT.slice(0, 60), message: BREAK_OUT.slice(0, 60) }],
        palettes: [{ name: BREAK_OUT.slice(0, 60), colors: [{ name: BREAK_OUT.slice(0, 60), hex: '#14213D' }] }],
        fonts: [{ name: BREAK_OUT.slice(0, 60), fallbacks: [BREAK_OUT.slice(0, 60)] }],
      },
      new Date(),
    );
    const finding = reportedFinding({
      title: BREAK_OUT,
      detail: BREAK_OUT,
      actualColor: `#000;${BREAK_OUT}`,
      locations: [`slide[0]/${BREAK_OUT}`, `layout[${BREAK_OUT}]/shape[0]`],
    });
    const { document } = sampleReport([]);
    const page = htmlReport([
      sampleReport([finding, reportedFinding({ detail: BREAK_OUT })], {
        document: { ...document, filename: BREAK_OUT },
        verdict: {
          outcome: 'judged',
          findings: [finding],
          notEvaluated: [{ surface: BREAK_OUT, reason: BREAK_OUT, locations: [BREAK_OUT] }],
          truncated: true,
        },
        accepted: [{ finding, reason: BREAK_OUT, acceptedBy: BREAK_OUT, accepted: null, expires: null }],
        comparison: baselineComparison(null, {
          new: [{ finding, newOccurrences: 1 }],
          fixed: [finding],
          unchanged: [],
          changed: [],
        }),
        guideline,
        illustration: {
          format: 'pptx',
          slideCount: 4,
          leftOut: [],
          slides: [{ slideIndex: 0, width: 960, height: 540, svg: BREAK_OUT, boxes: [] }],
        },
      }),
    ]);
    expect(foreignElements(page)).toEqual([]);
    expect(page).not.toContain('\u0000');
    expect(page.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThan(10);
  });

  it('describes the most severe of very many findings in bounded processor time and size, and says how many it leaves out', () => {
    const findings = Array.from({ length: 10_000 }, (_, index) => {
      const slideIndex = Math.floor(index / 2);
      const locations = Array.from({ length: 20 }, (_each, more) => `slide[${(slideIndex + more) % 5_000}]/shape[0]`);
      return reportedFinding({
        id: String(index),
        slideIndex,
        locations,
        detail: 'x'.repeat(5_000),
        severity: index === 9_999 ? 'critical' : 'medium',
      });
    });
    const began = process.cpuUsage();
    const page = htmlReport([sampleReport(findings)]);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(onThisMachine(MOST_PROCESSOR_MS));
    expect(page.length).toBeLessThan(8_000_000);
    const words = page.replace(/\s+/g, ' ');
    expect(words).toContain('describes the 1,000 most severe findings. 9,000 further findings are in the JSON report.');
    expect(page.match(/<article /g)).toHaveLength(1_000);
    expect(page).toContain('class="card critical"');
  });
});
