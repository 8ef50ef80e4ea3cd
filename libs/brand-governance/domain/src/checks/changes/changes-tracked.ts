import type { Address, TextDocument, TrackedChange } from '@livery/office-model';
import type { DocumentView } from '../../document-view/document-view.ts';
import { paragraphAddress } from '../../document-view/located-content.ts';
import { counted } from '../../judging/in-words.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/read-rule-params.ts';

const NOUNS: readonly (readonly [kind: TrackedChange['kind'], noun: string])[] = [
  ['inserted', 'insertion'],
  ['deleted', 'deletion'],
  ['moved_to', 'move'],
  ['formatting', 'change of format'],
];

/**
 * Reports all changes that nobody has accepted or refused as one finding (check catalogue, 3.14). `allow` names authors whose
 * changes are allowed.
 */
export const changesTracked = ruleCheck({
  type: 'changes.tracked',
  severity: 'high',
  formats: ['docx'],
  name: 'No tracked changes',
  summary: 'The document contains tracked changes: insertions, deletions, moves or changes of format.',
  params: { allow: defaulted(textList, [], 'Names of authors whose changes are allowed.') },
  *find(rule, context) {
    if (context.model.format !== 'docx') return;
    const allowed = textsOf(rule, 'allow');
    const changes = context.model.changes.filter(({ author }) => !allowed.includes(author));
    if (changes.length === 0) return;
    const detail = inWords(changes);
    const cause = {
      source: 'run',
      part: context.model.package.mainPart,
      location: null,
      name: 'the document',
    } as const;
    for (const address of changedParagraphs(changes, context.model, context.view(rule))) {
      yield report(rule, { title: 'Tracked changes', detail, address, cause, groupedBy: 'document' });
    }
  },
});

/** The changes in words: `The document has 5 insertions and 2 deletions by 1 author.` */
function inWords(changes: readonly TrackedChange[]): string {
  const counts = NOUNS.flatMap(([kind, noun]) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [counted(count, noun).replace('change of formats', 'changes of format')];
  });
  const last = counts.at(-1) ?? counted(changes.length, 'change');
  const all = counts.length < 2 ? last : `${counts.slice(0, -1).join(', ')} and ${last}`;
  return `The document has ${all} by ${counted(new Set(changes.map(({ author }) => author)).size, 'author')}.`;
}

/** The addresses of the paragraphs that hold changes, each once, in document order. */
function changedParagraphs(
  changes: readonly TrackedChange[],
  { stories }: TextDocument,
  view: DocumentView,
): readonly Address[] {
  const containers = new Map(view.stories.map((container) => [container.story, container]));
  const visited = new Set<unknown>();
  return changes.flatMap(({ story, paragraph }) => {
    const own = stories[story];
    const container = containers.get(own ?? null);
    const at = own?.paragraphs[paragraph];
    if (container === undefined || visited.has(at ?? container)) return [];
    visited.add(at ?? container);
    return [at === undefined ? container.address : paragraphAddress(container, at)];
  });
}
