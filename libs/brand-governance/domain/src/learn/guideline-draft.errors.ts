import { DomainError } from '@livery/kernel';
import type { GuidelineDraft } from './guideline-draft.ts';

/** Refuses to apply a draft by which its own template has findings. */
export class DraftNotApplicable extends DomainError {
  constructor({ learnt: { openFindings } }: Pick<GuidelineDraft, 'learnt'>) {
    const count = openFindings === 1 ? 'one finding' : `${openFindings} findings`;
    const message = `The template still has ${count} by what was learnt from it. Learn without apply, read the warnings, correct the template, and learn again.`;
    super('conflict', 'draft_not_applicable', message);
  }
}

/** Refuses to apply a draft a second time, since the guideline may have been changed on purpose in the meantime. */
export class DraftApplied extends DomainError {
  constructor(at: Date) {
    super('conflict', 'resource_conflict', `The draft was applied at ${at.toISOString()}. Learn the template again.`);
  }
}
