import { readFile } from 'node:fs/promises';
import path from 'node:path';

const BOUNDARY_RULE = '@nx/enforce-module-boundaries';

interface Message {
  readonly ruleId: string | null;
  readonly messageId?: string;
  readonly line: number;
  readonly message: string;
}

interface FileReport {
  readonly filePath: string;
  readonly messages: readonly Message[];
}

/** ESLint's JSON report of a temporary workspace: the problems of each line. */
export class LintReport {
  private readonly sketch: string;
  private readonly files: readonly FileReport[];

  private constructor(sketch: string, files: readonly FileReport[]) {
    this.sketch = sketch;
    this.files = files;
  }

  static async read(sketch: string, file: string): Promise<LintReport> {
    const report: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!Array.isArray(report) || !report.every(isFileReport))
      throw new Error('The report of ESLint has an unknown format.');
    return new LintReport(sketch, report);
  }

  /** Each problem once: the message id of the boundary rule, or the id of another rule. */
  complaints(file: string, line: number): string[] {
    const report = this.files.find(({ filePath }) => path.relative(this.sketch, filePath) === file);
    if (report === undefined) return ['not linted'];
    const messages = report.messages.filter((message) => message.line === line);
    return [...new Set(messages.map(complaintOf))].sort();
  }
}

function complaintOf({ ruleId, messageId, message }: Message): string {
  return (ruleId === BOUNDARY_RULE ? messageId : ruleId) ?? message;
}

function isFileReport(value: unknown): value is FileReport {
  return typeof value === 'object' && value !== null && 'filePath' in value && 'messages' in value;
}
