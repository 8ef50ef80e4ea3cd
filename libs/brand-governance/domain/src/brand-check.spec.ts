import { describe, expect, it } from '@jest/globals';
import { DocumentRefused } from './brand-check.errors.ts';
import { concludeBrandCheck, type RequestedBrandCheck } from './brand-check.ts';
import type { Finding } from './finding.ts';

const requested: RequestedBrandCheck = {
  id: '019aa000-0000-7000-8000-000000000001',
  tenant: { organizationId: '019aa000-0000-7000-8000-000000000000', livemode: true },
  format: 'pptx',
  filename: 'deck.pptx',
  sizeBytes: 4,
  contentSha256: 'a'.repeat(64),
  guidelineVersion: 'b'.repeat(64),
  engineVersion: 2,
  documentKeptUntil: new Date('2026-12-20T09:00:00.000Z'),
  document: null,
  baselineId: null,
  metadata: {},
  createdBy: null,
  created: new Date('2026-11-20T09:00:00.000Z'),
};
const at = new Date('2026-11-20T09:00:01.000Z');

const finding = (type: string, severity: Finding['severity']): Finding => ({
  id: '0123456789abcdef',
  type,
  severity,
  title: 'Double space',
  detail: 'Two spaces.',
  autoFixable: false,
  slideIndex: 0,
  shapeIndex: 0,
  paragraphIndex: 0,
  pageNumber: null,
  pageNumbers: [],
  paragraphIndexes: [],
  source: 'run',
  actualColor: null,
  colorSurface: null,
  locations: ['slide[0]/shape[0]/paragraph[0]/run[0]'],
  occurrences: 1,
});

describe('a concluded brand check', () => {
  it('counts its findings by severity and by type', () => {
    const findings = [
      finding('text.double_spaces', 'low'),
      finding('text.double_spaces', 'low'),
      finding('font.unapproved', 'high'),
    ];
    const check = concludeBrandCheck(
      requested,
      { outcome: 'judged', findings, notEvaluated: [], truncated: false },
      at,
    );
    expect(check).toMatchObject({
      status: 'completed',
      completed: at,
      findings,
      summary: {
        total: 3,
        bySeverity: { low: 2, medium: 0, high: 1, critical: 0 },
        byType: { 'text.double_spaces': 2, 'font.unapproved': 1 },
        truncated: false,
      },
    });
  });

  it('holds no half of a character that a quotation was cut in', () => {
    const findings = [{ ...finding('text.double_spaces', 'low'), detail: 'after "\ude00"' }];
    const check = concludeBrandCheck(
      requested,
      { outcome: 'judged', findings, notEvaluated: [], truncated: false },
      at,
    );
    expect(check).toMatchObject({ findings: [{ detail: 'after "\ufffd"' }] });
  });

  it('fails with the reason of the refusal, and the error names the record, the field and the part', () => {
    const refusal = {
      kind: 'unprocessable',
      code: 'content_type_mismatch',
      message: 'The file is a text document.',
      param: 'content_type',
      part: '/word/document.xml',
    } as const;
    const check = concludeBrandCheck(requested, { outcome: 'refused', refusal }, at);
    if (check.status !== 'failed') throw new Error('expected a failed check');
    expect(check.refusal).toEqual(refusal);
    expect(check.documentKeptUntil).toBeNull();
    expect(new DocumentRefused(check)).toMatchObject({
      kind: 'unprocessable',
      code: 'content_type_mismatch',
      param: 'content_type',
      extras: { brand_check: expect.stringMatching(/^brand_check_/), part: '/word/document.xml' },
    });
  });
});
