import { isCheckId } from '../report/report-search.ts';

/** What the next file is, as it is in the address. */
export interface CheckSearch {
  /** The check of the version before. */
  readonly baseline?: string;
  /** The name of the document of which it is a version. */
  readonly document?: string;
}

const MAX_DOCUMENT = 200;

/** Reads an address. What is no id and no name is dropped. */
export function checkSearchOf({ baseline, document }: Readonly<Record<string, unknown>>): CheckSearch {
  return {
    ...(typeof baseline === 'string' && isCheckId(baseline) && { baseline }),
    ...(typeof document === 'string' && document !== '' && document.length <= MAX_DOCUMENT && { document }),
  };
}
