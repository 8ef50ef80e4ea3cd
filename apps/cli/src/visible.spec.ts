import { describe, expect, it } from '@jest/globals';
import { fixReport } from './fix/fix-report.ts';
import { visible } from './visible.ts';

describe('a text of others', () => {
  it('shows what a terminal obeys and what turns the direction of text, and is one line', () => {
    expect(visible('a\u001b[31m\u009b\r\n\u2028\u202e\u2066é')).toBe('a\\u001b[31m\\u009b\\r\\n\\u2028\\u202e\\u2066é');
  });

  it('is shown in the report of a fix', () => {
    const change = { finding: 'f', location: 'slide[0]', before: 'a\u001b[31m\nb', after: '\u202ec' };
    const document = {
      ...{ findings: [], notEvaluated: [], truncated: false, fixedFindings: [], changes: [change], declined: [] },
      ...{ sha256: '', sizeBytes: 0, mainContentType: '' },
    };
    expect(fixReport('x\n.pptx', { outcome: 'fixed', document })).toBe(
      'x\\n.pptx: 0 findings were fixed. No finding is left.\n  slide[0]: "a\\u001b[31m\\nb" → "\\u202ec"\n',
    );
  });
});
