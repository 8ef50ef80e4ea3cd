import { describe, expect, it } from '@jest/globals';
import { CHECK_CATALOGUE, type Guideline } from '@livery/brand-governance-domain';
import {
  CLEAN_DOCUMENT,
  DOCUMENT_GUIDELINE,
  DOCUMENT_MUTANTS,
  documentWith,
  judgeDocument,
  wholeDocumentFinding,
  withDefaultsWritten,
} from '@livery/brand-governance-testing';

const CATALOGUE = CHECK_CATALOGUE.filter(({ formats }) => formats?.includes('docx') ?? true).map(({ type }) => type);

describe('a clean text document by the rules of all checks', () => {
  it('has no finding, and every check has an active rule', () => {
    expect(judgeDocument(CLEAN_DOCUMENT, DOCUMENT_GUIDELINE)).toEqual([]);
    expect(DOCUMENT_GUIDELINE.rules.map(({ type, active }) => active && type)).toEqual(CATALOGUE);
  });

  it.each(DOCUMENT_MUTANTS.map((mutant) => [mutant.name, mutant] as const))(
    'has the expected findings and no others when %s',
    (_, { change, findings }) => {
      const found = judgeDocument(documentWith(change), DOCUMENT_GUIDELINE);
      const open = { id: expect.any(String), autoFixable: expect.any(Boolean) };
      expect(found).toEqual(findings.map((finding) => ({ ...wholeDocumentFinding(finding), ...open })));
      expect(found.every(({ id }) => /^[0-9a-f]{16}(?:-\d+)?$/.test(id))).toBe(true);
    },
  );

  it('has the same findings when the rules state the defaults of their parameters', () => {
    const stated = withDefaultsWritten(DOCUMENT_GUIDELINE);
    for (const { name, change } of DOCUMENT_MUTANTS) {
      const judgedBy = (guideline: Guideline) =>
        judgeDocument(documentWith(change), guideline).map((finding) => ({ ...finding, id: null }));
      expect([name, judgedBy(stated)]).toEqual([name, judgedBy(DOCUMENT_GUIDELINE)]);
    }
  });

  it('has a mutant for every check that judges text documents', () => {
    const proven = new Set(DOCUMENT_MUTANTS.flatMap(({ findings }) => findings.map(({ type }) => type)));
    expect(CATALOGUE.filter((type) => !proven.has(type))).toEqual([]);
  });
});
