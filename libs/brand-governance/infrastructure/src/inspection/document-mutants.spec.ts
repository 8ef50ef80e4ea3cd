import { describe, expect, it } from '@jest/globals';
import { CHECK_CATALOGUE, type Guideline } from '@livery/brand-governance-domain';
import {
  CLEAN_DOCUMENT,
  DOCUMENT_MUTANTS,
  documentWith,
  findingInText,
  FULL_DOCUMENT_GUIDELINE,
  judgeDocumentSample,
  withDefaultsWritten,
} from '@livery/brand-governance-testing';

const CATALOGUE = CHECK_CATALOGUE.filter(({ formats }) => formats?.includes('docx') ?? true).map(({ type }) => type);

describe('a clean text document by the rules of all checks', () => {
  it('has no finding, and every check has a rule that is switched on', () => {
    expect(judgeDocumentSample(CLEAN_DOCUMENT, FULL_DOCUMENT_GUIDELINE)).toEqual([]);
    expect(FULL_DOCUMENT_GUIDELINE.rules.map(({ type, active }) => active && type)).toEqual(CATALOGUE);
  });

  it.each(DOCUMENT_MUTANTS.map((mutant) => [mutant.name, mutant] as const))(
    'has, with one change in %s, the findings that follow from it and no others',
    (_, { document, findings }) => {
      const found = judgeDocumentSample(documentWith(document), FULL_DOCUMENT_GUIDELINE);
      expect(found).toEqual(findings.map((finding) => ({ ...findingInText(finding), id: expect.any(String) })));
      expect(found.every(({ id }) => /^[0-9a-f]{16}(?:-\d+)?$/.test(id))).toBe(true);
    },
  );

  it('is judged alike by rules that write out the defaults of their parameters', () => {
    const written = withDefaultsWritten(FULL_DOCUMENT_GUIDELINE);
    for (const { name, document } of DOCUMENT_MUTANTS) {
      const told = (guideline: Guideline) =>
        judgeDocumentSample(documentWith(document), guideline).map((finding) => ({ ...finding, id: null }));
      expect([name, told(written)]).toEqual([name, told(FULL_DOCUMENT_GUIDELINE)]);
    }
  });

  it('has a mutant for every check that judges text documents', () => {
    const proven = new Set(DOCUMENT_MUTANTS.flatMap(({ findings }) => findings.map(({ type }) => type)));
    expect(CATALOGUE.filter((type) => !proven.has(type))).toEqual([]);
  });
});
