import type { Fixing } from '@livery/brand-governance-application';
import { type FixRequest, FIX_PLACES } from '@livery/brand-governance-domain';
import { DomainError } from '@livery/kernel';
import { CommandLineEnd, readCommandLine, usageError } from '../command-line.ts';
import { readGuidelineFile } from '../guideline/read-guideline-file.ts';
import { refusal, replaceFile } from '../output-file.ts';
import { print } from '../print.ts';
import { fixFile } from './fix-file.ts';
import { fixReport } from './fix-report.ts';
import { absentFinding, otherType } from './unwanted-result.ts';

const HELP = `livery fix FILE --output OUT [--guideline FILE] [--findings ID,ID] [--include removals]
                                       [--at cause|location] [--dry-run] [--drop-signatures]

Repairs what a guideline finds in a presentation or text document, without a server and without a database, and proves the
result: what leaves its finding, causes a new one or makes text hard to read, or harder than it was, is taken back, and
everything else in the file stays byte for byte.

  --output OUT       where the fixed document is written. It may be the same file
  --guideline FILE   as livery check takes it. Without a file, the default rules apply
  --findings ID,ID   only the findings with these ids, which livery check --format json has (default: all that can be fixed)
  --include removals also removes hidden slides, notes, comments, personal data, macros and embedded files that a rule forbids
  --at PLACE         cause (default): where a value is set for all its uses; location: at each place that shows it
  --dry-run          says what would be changed, and writes nothing
  --drop-signatures  removes digital signatures, which a change makes invalid
  --help             this text

Exit codes
  0  with --findings, each of these findings is gone; without, no finding is left that can be fixed automatically
  1  some finding was declined. The report says why; the other findings are gone
  2  the command line, the guideline or another file is wrong, or the document has no such finding. Nothing is written
  3  the document cannot be fixed: it cannot be read, is signed, or a finding of --findings cannot be fixed`;

const OPTIONS = {
  output: { type: 'string' },
  guideline: { type: 'string' },
  findings: { type: 'string' },
  include: { type: 'string', multiple: true },
  at: { type: 'string', default: 'cause' },
  'dry-run': { type: 'boolean', default: false },
  'drop-signatures': { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const;

export async function fix(words: readonly string[]): Promise<number> {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw wrong('One file is needed.');
  if (values.output === undefined && !values['dry-run']) throw wrong('--output FILE is needed, or --dry-run.');
  const guideline = await readGuidelineFile(values.guideline);
  const order = { guideline, request: requestOf(values) };
  const { output } = values;
  const problemOf = (fixing: Fixing): string | null =>
    fixing.outcome === 'fixed'
      ? (absentFinding(file, fixing.document) ?? otherType(file, output, fixing.document))
      : null;
  const fixing = await fixTo(
    values['dry-run'] ? undefined : output,
    (to) => fixFile(file, { ...order, output: to }),
    (end) => end.outcome === 'fixed' && problemOf(end) === null,
  );
  const problem = problemOf(fixing);
  if (problem !== null) throw new CommandLineEnd(problem, 2);
  await print(fixReport(file, fixing));
  return exitCodeOf(fixing, values.findings !== undefined);
}

function exitCodeOf(fixing: Fixing, isNamed: boolean): 0 | 1 | 3 {
  if (fixing.outcome !== 'fixed') return 3;
  const { declined, findings } = fixing.document;
  return declined.length > 0 || (!isNamed && findings.some(({ autoFixable }) => autoFixable)) ? 1 : 0;
}

/** @param isKept whether the output is written */
async function fixTo(
  output: string | undefined,
  run: (path: string | null) => Promise<Fixing>,
  isKept: (fixing: Fixing) => boolean,
): Promise<Fixing> {
  if (output === undefined) return run(null);
  const fill = (path: string): Promise<Fixing> =>
    run(path).catch((error: unknown) => {
      throw error instanceof DomainError
        ? new CommandLineEnd(refusal(output, String(error.cause).replace(/^Error: /, '')), 2)
        : error;
    });
  return replaceFile(output, fill, isKept);
}

function requestOf(values: {
  readonly findings?: string | undefined;
  readonly include?: readonly string[] | undefined;
  readonly at: string;
  readonly 'drop-signatures': boolean;
}): FixRequest {
  const at = FIX_PLACES.find((place) => place === values.at);
  if (at === undefined) throw wrong(`--at must be one of ${FIX_PLACES.join(', ')}.`);
  const included = values.include ?? [];
  if (included.some((what) => what !== 'removals')) throw wrong('--include must be removals.');
  const ids = values.findings
    ?.split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (ids?.length === 0) throw wrong('--findings needs the id of a finding.');
  return {
    findingIds: ids ?? null,
    removals: included.length > 0,
    at,
    acceptedIds: [],
    dropSignatures: values['drop-signatures'],
  };
}

function wrong(sentence: string): CommandLineEnd {
  return usageError(sentence, HELP);
}
