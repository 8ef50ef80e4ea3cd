import { ApiError, ConnectionError, UnexpectedAnswerError } from '@livery/sdk';
import { SessionError } from '../../session/session-error.ts';
import { describeError } from '../../ui/describe-error.ts';

/** Why a document was not checked, in words, and what to do. */
export interface RunProblem {
  readonly title: string;
  readonly advice: string;
  /** For support. */
  readonly requestId: string | null;
  /** Whether the same file may be checked later. */
  readonly isPassing: boolean;
}

const SIMPLER = 'Split it into several files, or save it under a new name in PowerPoint or Word, and check that file.';
const RESAVED = 'Open it in PowerPoint or Word, save it under a new name, and check that file.';
const NO_MEMBER = {
  title: 'You are not a member of this organization any more.',
  advice: 'Ask one of its owners or admins to invite you again.',
};
const SMALLER = 'Compress its pictures, or split it into several files.';

/** What people read about the errors of files. */
const OF_FILES: ReadonlyMap<string, readonly [title: string, advice: string]> = new Map([
  ['file_too_large', ['The file is larger than 50 MB.', SMALLER]],
  ['archive_too_large', ['The file is too large when it is unpacked.', SMALLER]],
  ['unsupported_format', ['This is no presentation or text document of Office 2007 or later.', RESAVED]],
  ['content_type_mismatch', ['The file is of another kind than its name says.', RESAVED]],
  ['file_encrypted', ['The file has a password.', 'Remove the password, save the file, and check it again.']],
  ['file_corrupt', ['The file is damaged, or was not saved to its end.', RESAVED]],
  ['not_ooxml', ['This is no file of PowerPoint or Word, whatever its name says.', RESAVED]],
  ['dtd_forbidden', ['The file contains something that PowerPoint and Word never write.', RESAVED]],
  ['xml_too_complex', ['A part of the file is too large.', SIMPLER]],
  ['file_too_complex', ['There is too much in the file to check it at once.', SIMPLER]],
]);

/** What is wrong with a file by the code of its error, and what to do; undefined for other errors. */
export function fileProblemOf(code: string): { readonly title: string; readonly advice: string } | undefined {
  const [title, advice] = OF_FILES.get(code) ?? [];
  return title === undefined || advice === undefined ? undefined : { title, advice };
}

/** What people read about a failed run. */
export function runProblemOf(error: unknown): RunProblem {
  if (error instanceof ApiError || error instanceof UnexpectedAnswerError) return problemOfAnswer(error);
  if (error instanceof ConnectionError) {
    return {
      title: 'The connection was lost.',
      advice: 'Is the network there? The file is not checked twice if you try again.',
      requestId: null,
      isPassing: true,
    };
  }
  if (error instanceof SessionError) {
    const { title, requestId } = describeError(error);
    const { status, retryAfter } = error;
    if (status === 404) return { ...NO_MEMBER, requestId, isPassing: false };
    const isPassing = status === 0 || status === 429 || status >= 500;
    const advice = isPassing ? laterIn(retryAfter === null ? undefined : retryAfter * 1000) : '';
    return { title, advice, requestId, isPassing };
  }
  return {
    title: 'The browser could not send the file.',
    advice: 'Was it moved, or changed? Choose it again.',
    requestId: null,
    isPassing: false,
  };
}

function problemOfAnswer(error: ApiError | UnexpectedAnswerError): RunProblem {
  const { requestId, status } = error;
  const code = error instanceof ApiError ? error.code : '';
  const ofFile = fileProblemOf(code);
  if (ofFile !== undefined) return { ...ofFile, requestId, isPassing: false };
  const later = laterIn(error.retryAfterMs);
  if (status === 429)
    return { title: 'Too many checks run at the same time.', advice: later, requestId, isPassing: true };
  if (status === 503)
    return { title: 'The service has too much to do just now.', advice: later, requestId, isPassing: true };
  if (status >= 500)
    return {
      title: 'The service failed.',
      advice: 'Try again. If it fails again, report it.',
      requestId,
      isPassing: true,
    };
  const isInUse = code === 'idempotency_key_in_use';
  return { title: error.message, advice: isInUse ? later : '', requestId, isPassing: isInUse };
}

function laterIn(milliseconds = 10_000): string {
  return `Try again in ${Math.max(1, Math.ceil(milliseconds / 1000))} s.`;
}
