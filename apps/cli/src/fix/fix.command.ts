import { rename, writeFile } from 'node:fs/promises';
import { type FixRequest, FIX_PLACES } from '@livery/brand-governance-domain';
import { CommandLineEnd, readCommandLine } from '../command-line.ts';
import { readGuidelineFile } from '../guideline/read-guideline-file.ts';
import { print } from '../print.ts';
import { fixFile } from './fix-file.ts';
import { fixReport } from './fix-report.ts';

const HELP = `livery fix FILE --output OUT [--guideline FILE] [--findings ID,ID] [--include removals]
                                       [--at cause|location] [--dry-run] [--drop-signatures]

Repairs what a guideline finds in a presentation or text document, without a server and without a database, and proves the
result: what leaves its finding, causes a new one or makes readable text hard to read is taken back, and everything else in
the file stays byte for byte.

  --output OUT       where the fixed document is written. It may be the same file
  --guideline FILE   as livery check takes it. Without a file, the default rules apply
  --findings ID,ID   only these findings of livery check (default: all that can be fixed)
  --include removals also removes hidden slides, notes, comments, personal data, macros and embedded files that a rule forbids
  --at PLACE         cause (default): where a value is set for all its uses; location: at each place that shows it
  --dry-run          says what would be changed, and writes nothing
  --drop-signatures  removes digital signatures, which a change makes invalid
  --help             this text

Exit codes
  0  every finding that was asked for is gone
  1  some finding was declined. The report says why; the other findings are gone
  2  the command line, the guideline or another file is wrong
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
  const output = values['dry-run'] ? null : `${values.output ?? ''}.part`;
  if (output !== null) await writeFile(output, '').catch((error: unknown) => refuse(String(error)));
  const fixing = await fixFile(file, { guideline, request: requestOf(values), output });
  if (fixing.outcome === 'fixed' && output !== null) await rename(output, values.output ?? '');
  await print(fixReport(file, fixing));
  if (fixing.outcome !== 'fixed') return 3;
  return fixing.document.declined.some(({ reason }) => reason !== 'removal_not_requested') ? 1 : 0;
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
  return {
    findingIds: values.findings?.split(',').map((id) => id.trim()) ?? null,
    removals: included.length > 0,
    at,
    acceptedIds: [],
    dropSignatures: values['drop-signatures'],
  };
}

function wrong(sentence: string): CommandLineEnd {
  return new CommandLineEnd(`${sentence}\n\n${HELP}`, 2);
}

function refuse(message: string): never {
  throw new CommandLineEnd(message, 2);
}
