import type { DeclinedEdit } from '@livery/office-model';
import { MalformedXml, type OoxmlPackage } from '@livery/office-package';
import type { PendingEdit } from '../pending-edit.ts';
import { joinedEdits, type PartByteEdits } from '../spliced-part.ts';
import { PartGraph } from './part-graph.ts';
import type { PlanRemoval, Removal, RemovalContext } from './removal.ts';
import { removeComments } from './remove-comments.ts';
import { removeEmbeddedFile } from './remove-embedded-file.ts';
import { removeMacros } from './remove-macros.ts';
import { removeMetadata } from './remove-metadata.ts';
import { removeNotes } from './remove-notes.ts';
import { removeSignatures } from './remove-signatures.ts';
import { removeSlide } from './remove-slide.ts';
import { type PackageRemoval, removeParts } from './removed-parts.ts';

const PLANS = {
  slide: removeSlide,
  notes: removeNotes,
  comments: removeComments,
  metadata: removeMetadata,
  macros: removeMacros,
  embedded_file: removeEmbeddedFile,
  signatures: removeSignatures,
} as const satisfies Readonly<Record<string, PlanRemoval>>;

/**
 * Removes what the edits of kind `remove` name, and decides them. Edits of parts that go are decided, too. Hidden text is left to the
 * writers of texts. @throws PackageRefused
 */
export function removeThings(file: OoxmlPackage, edits: readonly PendingEdit[]): PackageRemoval {
  const graph = new PartGraph(file);
  const wanted = edits.flatMap((one) => {
    const what = thingOf(one);
    return what === null ? [] : [{ one, what }];
  });
  if (wanted.length === 0) return { entries: new Set(), edits: new Map() };
  const partsOf = (thing: keyof typeof PLANS) =>
    new Set(wanted.flatMap(({ one, what }) => (what === thing ? [one.edit.part] : [])));
  const removedSlides = partsOf('slide');
  const uncommentedSlides = new Set([...partsOf('comments'), ...removedSlides]);
  const context: RemovalContext = { file, graph, removedSlides, uncommentedSlides };
  const removals = wanted.flatMap(({ one, what }) => planned(context, one, PLANS[what]) ?? []);
  const removed = removeParts(file, graph, new Set(removals.flatMap(({ parts }) => parts)));
  for (const one of edits) if (!one.isDecided && removed.entries.has(one.edit.part)) one.decide('conflict');
  return {
    entries: removed.entries,
    edits: joinedEdits([removed.edits, ...removals.map((one) => without(one.edits, removed.entries))]),
  };
}

function thingOf({ edit: { change } }: PendingEdit): keyof typeof PLANS | null {
  return change.kind === 'remove' && change.what !== 'hidden_text' ? change.what : null;
}

/** Plans one removal, and decides it. What is not well-formed cannot be removed. */
function planned(context: RemovalContext, one: PendingEdit, plan: PlanRemoval): Removal | undefined {
  const removal = tolerant(() => plan(context, one.edit));
  one.decide(typeof removal === 'string' ? removal : { before: removal.before, after: '' });
  return typeof removal === 'string' ? undefined : removal;
}

function tolerant(plan: () => Removal | DeclinedEdit): Removal | DeclinedEdit {
  try {
    return plan();
  } catch (error) {
    if (error instanceof MalformedXml) return 'not_supported';
    throw error;
  }
}

function without(edits: PartByteEdits, entries: ReadonlySet<string>): PartByteEdits {
  return new Map([...edits].filter(([part]) => !entries.has(part)));
}
