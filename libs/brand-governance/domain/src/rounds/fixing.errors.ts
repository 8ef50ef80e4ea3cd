import { DomainError } from '@livery/kernel';

/** Refuses to fix a check whose document is not there any more, or was never kept. */
export class DocumentNotKept extends DomainError {
  constructor() {
    super('conflict', 'document_not_kept', 'The document of this check is not kept. Check it again with keep.');
  }
}

/** Refuses to change a signed document, whose signatures would become invalid. */
export class DocumentSigned extends DomainError {
  constructor() {
    const message =
      'The document is signed, and a change makes its signatures invalid. Send drop_signatures as true to remove them.';
    super('conflict', 'document_signed', message);
  }
}
