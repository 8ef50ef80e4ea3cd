import type { DocumentModel } from '../document/document-model.ts';
import { type Finding, MAX_FINDINGS } from '../finding.ts';
import type { Guideline } from '../guideline.ts';
import type { Judgement } from '../verdict.ts';
import { CHECK_CATALOGUE, checkOf } from './check-catalogue.ts';
import { type GroupedFinding, groupOccurrences, type PendingFinding } from './group-occurrences.ts';

const ID_DIGITS = 16;

/** The hexadecimal SHA-256 of a text. */
export type Sha256Hex = (text: string) => string;

/** Judges a document by the active rules of a guideline: unreadable parts first, then in the order of the catalogue. */
export function judgeDocument(model: DocumentModel, guideline: Guideline, sha256Hex: Sha256Hex): Judgement {
  const unreadable = model.unreadableParts.map((part) => () => unreadablePart(part));
  const pending = [...unreadable, ...findingsOfRules(model, guideline)];
  const shown = pending.slice(0, MAX_FINDINGS).map((write) => write());
  const truncated = pending.length > MAX_FINDINGS;
  const findings = numbered(truncated ? [...shown, findingsLeftOut(pending.length)] : shown, sha256Hex);
  return { findings, notEvaluated: model.notEvaluated, truncated };
}

function findingsOfRules(model: DocumentModel, guideline: Guideline): PendingFinding[] {
  const rules = guideline.rules.filter(({ active, appliesTo }) => active && appliesTo.includes(model.format));
  const byCheck = Map.groupBy(rules, ({ type }) => checkOf(type)?.check);
  return CHECK_CATALOGUE.flatMap((check) => {
    const own = byCheck.get(check) ?? [];
    return own.length === 0 ? [] : groupOccurrences(check.type, check.find(model, own, guideline));
  });
}

/** Gives every finding its id: equal identities are told apart by `-2`, `-3` … */
function numbered(grouped: readonly GroupedFinding[], sha256Hex: Sha256Hex): Finding[] {
  const seen = new Map<string, number>();
  return grouped.map(({ identity, finding }) => {
    const id = sha256Hex(identity).slice(0, ID_DIGITS);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { id: count === 1 ? id : `${id}-${count}`, ...finding };
  });
}

function unreadablePart(part: string): GroupedFinding {
  return onTheFile('file.part_unreadable', `part[${part}]`, {
    title: 'A part of the file cannot be read',
    detail: `${part} is not well-formed; the rest of the file was checked.`,
  });
}

function findingsLeftOut(total: number): GroupedFinding {
  return onTheFile('check.not_evaluable', 'package', {
    title: 'Findings are left out',
    detail: `${total} findings were made; the first ${MAX_FINDINGS} are shown.`,
  });
}

function onTheFile(type: string, location: string, words: Pick<Finding, 'title' | 'detail'>): GroupedFinding {
  return {
    identity: JSON.stringify([type, location]),
    finding: {
      type,
      severity: 'low',
      ...words,
      autoFixable: false,
      slideIndex: null,
      shapeIndex: null,
      paragraphIndex: null,
      pageNumber: null,
      pageNumbers: [],
      paragraphIndexes: [],
      source: 'package',
      actualColor: null,
      colorSurface: null,
      locations: [location],
    },
  };
}
