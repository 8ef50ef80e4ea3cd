import { DomainError } from '@livery/kernel';
import { packageErrorCodes } from './package.error-codes.ts';

/** The codes of the reasons, which are codes of the API's errors. */
export type RefusalCode = keyof typeof packageErrorCodes | 'file_too_large';

/** A sentence for callers: what they can send instead of a file that is not an Office document. */
export const TAKEN_FORMATS =
  'Send a .pptx or .docx file, or a template or macro variant of one (.potx, .ppsx, .pptm, .potm, .ppsm, .dotx, .docm, .dotm).';

/** The document cannot be read at all. `part` names the part that is the reason, such as `/word/document.xml`; null when no part is. */
export class PackageRefused extends DomainError {
  readonly part: string | null;

  constructor(code: RefusalCode, message: string, part: string | null = null) {
    super(
      code === 'file_too_large' ? 'too_large' : packageErrorCodes[code].kind,
      code,
      message,
      part === null ? {} : { extras: { part } },
    );
    this.part = part;
  }
}
