import { describe, expect, it } from '@jest/globals';
import { parseStringPromise } from 'xml2js';
import type { DocumentReport } from './document-report.ts';
import { githubReport } from './github-report.ts';
import { junitReport } from './junit-report.ts';
import { FINDING, judged } from './testing/judged-document.ts';

const REPORTS: readonly DocumentReport[] = [
  judged('a,b.pptx', [FINDING]),
  judged('clean.pptx', []),
  { ...judged('broken.pptx', []), error: { code: 'file_corrupt', message: 'It is no ZIP archive.', part: null } },
];

describe('annotations of GitHub Actions', () => {
  it('are one line each, and a text cannot begin another command', () => {
    expect(githubReport(REPORTS)).toBe(
      [
        '::warning file=a%2Cb.pptx,title=Colour%2C not in the palette%3A 50%25::slide[1]/shape[2]: First line%0Asecond <line> & "more"\\u0000',
        '::error file=broken.pptx,title=file_corrupt::It is no ZIP archive.',
        '',
      ].join('\n'),
    );
  });

  it('name only what is new when there is a baseline', () => {
    const comparison = {
      ...{ base: null, new: 0, fixed: [], unchanged: 1, changed: 0 },
      ...{ newOccurrences: new Map<string, number>(), changedIds: new Set<string>() },
    };
    expect(githubReport([{ ...judged('a.pptx', [FINDING]), comparison }])).toBe('');
  });
});

describe('a report of JUnit', () => {
  it('has a suite for each document, a failure for each finding and an error for each document that is not judged', async () => {
    const report = junitReport(REPORTS);
    await expect(parseStringPromise(report)).resolves.toBeDefined();
    expect(report).toContain('<testsuites name="livery check" tests="3" failures="1" errors="1">');
    expect(report).toContain(
      '<testcase classname="a,b.pptx" name="color.off_palette: Colour, not in the palette: 50%">',
    );
    expect(report).toContain('message="First line&#10;second &lt;line&gt; &amp; &quot;more&quot;\ufffd"');
    expect(report).toContain('<testcase classname="clean.pptx" name="is on brand"></testcase>');
    expect(report).toContain('<error type="file_corrupt" message="It is no ZIP archive."/>');
  });
});
