import { ApiError } from '@livery/sdk';
import { SessionError } from '../session/session-error.ts';

export interface ErrorDescription {
  readonly title: string;
  /** What support asks for, such as `Code insufficient_scope`. */
  readonly facts: readonly string[];
  readonly requestId: string | null;
  /** The page that explains the error. */
  readonly docUrl: string | null;
  /** What is wrong with single fields. */
  readonly problems: readonly string[];
}

/** These errors read differently for people, whose rights follow from their role. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['insufficient_scope', 'Your role does not allow this. An owner or admin of the organization can change it.'],
]);

/** Returns the texts that people read about an error. */
export function describeError(error: unknown): ErrorDescription {
  const title = error instanceof Error ? error.message : 'Something failed in this page.';
  if (error instanceof ApiError) {
    const { code, status, requestId, docUrl } = error;
    const problems = error.problems.map(({ param, message }) => `${param}: ${message}`);
    return { title: TITLES.get(code) ?? title, facts: factsOf(code, status, requestId), requestId, docUrl, problems };
  }
  if (error instanceof SessionError) {
    const { code, status, requestId } = error;
    return { title, facts: factsOf(code, status, requestId), requestId, docUrl: null, problems: [] };
  }
  return { title, facts: [], requestId: null, docUrl: null, problems: [] };
}

function factsOf(code: string, status: number, requestId: string | null): readonly string[] {
  return [
    ...(status > 0 ? [`Status ${status}`] : []),
    `Code ${code}`,
    ...(requestId === null ? [] : [`Request ${requestId}`]),
  ];
}
