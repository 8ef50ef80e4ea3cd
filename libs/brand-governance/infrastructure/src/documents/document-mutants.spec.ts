import { describe, expect, it } from '@jest/globals';
import { CHECK_CATALOGUE } from '@livery/brand-governance-domain';
import { CLEAN_DOCUMENT, documentWith } from './testing/clean-document.ts';
import { findingInText } from './testing/document-mutant.ts';
import { DOCUMENT_MUTANTS } from './testing/document-mutants/document-mutants.ts';
import { FULL_DOCUMENT_GUIDELINE } from './testing/full-document-guideline.ts';
import { judgeDocumentSample } from './testing/judge-document-sample.ts';

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

  it('has a mutant for every check that judges text documents', () => {
    const proven = new Set(DOCUMENT_MUTANTS.flatMap(({ findings }) => findings.map(({ type }) => type)));
    expect(CATALOGUE.filter((type) => !proven.has(type))).toEqual([]);
  });
});
