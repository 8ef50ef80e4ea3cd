import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { canonicalGuideline, type Guideline } from '@livery/brand-governance-domain';
import { htmlReport, sarifReport } from '@livery/brand-governance-infrastructure';
import { BaselineFile } from './check-file/baseline-file.ts';
import { checkDocuments } from './check-file/check-documents.ts';
import { brandCheckReport, countingFindings, type DocumentReport, SEVERITIES } from './check-file/document-report.ts';
import { findDocuments } from './check-file/find-documents.ts';
import { jsonReport } from './check-file/json-report.ts';
import { readGuidelineFile } from './check-file/read-guideline-file.ts';
import { SuppressionsFile } from './check-file/suppressions-file.ts';
import { tableReport } from './check-file/table-report.ts';
import { CommandLineEnd, readCommandLine, runCommandLine, userPath } from './command-line.ts';

const HELP = `npm run --silent check-file -- PATH... [--guideline FILE] [--format FORMAT] [--fail-on SEVERITY]
                                       [--baseline FILE] [--suppressions FILE [--suppress-all]]

Judges presentations and text documents by a guideline, without a server and without a database. For a folder, all documents in
it are judged.

  --guideline FILE   JSON of {"rules": [...], "palettes": [...], "settings": {...}, "fonts": [...]}, each in the shape that
                     the API takes. Without rules, or without a file, the default rules apply
  --format FORMAT    table (default), json, sarif (2.1.0), or html: one page to read and to send on
  --output FILE      where the report is written (default: standard output)
  --fail-on SEVERITY critical, high (default), medium, low, or never
  --baseline FILE    a JSON report of an earlier run, or a check of the API. Only what is new or changed against it
                     counts for --fail-on. A document is compared with the one of the same path; the only one of both with each other
  --suppressions FILE
                     findings that are accepted, each with a number of occurrences, a reason and perhaps an end. They are left out, and
                     are back with more occurrences. The file names documents by their path from the folder of the command, or by
                     their full path outside of it
  --suppress-all     accepts all findings as they are now, and writes them into the file of --suppressions
  --quiet            no progress on standard error
  --help             this text

Exit codes
  0  every document was judged, and no finding is as severe as --fail-on says. With a baseline, only new and changed findings count
  1  every document was judged, and some finding is as severe
  2  the command line, the guideline or another file is wrong; nothing was judged
  3  some document could not be judged. The report says why and has the others`;

const FORMATS = ['table', 'json', 'sarif', 'html'];
const OPTIONS = {
  guideline: { type: 'string' },
  format: { type: 'string', default: 'table' },
  output: { type: 'string' },
  baseline: { type: 'string' },
  suppressions: { type: 'string' },
  'suppress-all': { type: 'boolean', default: false },
  'fail-on': { type: 'string', default: 'high' },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const;

await runCommandLine(async () => {
  const { values, positionals } = readCommandLine(OPTIONS, HELP);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  const { format } = values;
  if (!FORMATS.includes(format)) throw wrong(`--format must be one of ${FORMATS.join(', ')}.`);
  const failing = failingSeverities(values['fail-on']);
  if (positionals.length === 0) throw wrong('A file or a folder is needed.');
  const guideline = await readGuidelineFile(values.guideline);
  const files = await findDocuments(positionals);
  if (files.length === 0) throw wrong('There are no documents in these folders.');
  const progress = values.quiet ? () => undefined : progressOf(files.length);
  const history = await readHistory(values);
  history.baseline?.assertComparable(files);
  const judged = await checkDocuments(files, { guideline, isIllustrated: format === 'html', onReport: progress });
  const reports = await withHistory(judged, history);
  await write(await rendered(format, reports, guideline), values.output);
  if (reports.some(({ error }) => error !== null)) return 3;
  return reports.some((report) => countingFindings(report).some(({ severity }) => failing.has(severity))) ? 1 : 0;
});

function wrong(sentence: string): CommandLineEnd {
  return new CommandLineEnd(`${sentence}\n\n${HELP}`, 2);
}

/** This severity and all that are more severe. */
function failingSeverities(least: string): ReadonlySet<string> {
  if (least === 'never') return new Set();
  const index = SEVERITIES.findIndex((severity) => severity === least);
  if (index < 0) throw wrong(`--fail-on must be one of ${SEVERITIES.join(', ')}, never.`);
  return new Set(SEVERITIES.slice(0, index + 1));
}

/** What is known of earlier runs. */
interface History {
  readonly baseline: BaselineFile | null;
  readonly suppressions: SuppressionsFile | null;
  readonly acceptsAll: boolean;
}

async function readHistory(values: {
  readonly baseline?: string | undefined;
  readonly suppressions?: string | undefined;
  readonly 'suppress-all': boolean;
}): Promise<History> {
  const { baseline, suppressions, 'suppress-all': acceptsAll } = values;
  if (acceptsAll && suppressions === undefined)
    throw wrong('--suppress-all needs --suppressions FILE, which it writes.');
  return {
    baseline: baseline === undefined ? null : await BaselineFile.read(baseline),
    suppressions: suppressions === undefined ? null : await SuppressionsFile.read(suppressions, acceptsAll),
    acceptsAll,
  };
}

async function withHistory(
  judged: readonly DocumentReport[],
  { baseline, suppressions, acceptsAll }: History,
): Promise<readonly DocumentReport[]> {
  const accepted = acceptsAll ? ((await suppressions?.acceptAll(judged)) ?? null) : suppressions;
  const open = accepted === null ? judged : judged.map((report) => accepted.applyTo(report));
  return baseline === null ? open : open.map((report) => baseline.applyTo(report, open.length === 1));
}

function progressOf(total: number): (report: DocumentReport) => void {
  let done = 0;
  return ({ file, findings, error }) => {
    done += 1;
    process.stderr.write(`[${done}/${total}] ${file}: ${error?.code ?? `${findings.length} findings`}\n`);
  };
}

async function rendered(format: string, reports: readonly DocumentReport[], guideline: Guideline): Promise<string> {
  const version = createHash('sha256').update(canonicalGuideline(guideline)).digest('hex');
  if (format === 'table') return tableReport(reports);
  if (format === 'json') return jsonReport(reports, version);
  const reported = reports.map((report) => brandCheckReport(report, guideline, version));
  return format === 'html' ? htmlReport(reported) : sarifReport(reported, { semanticVersion: await productVersion() });
}

async function productVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(path.join(import.meta.dirname, '../../package.json'), 'utf8'));
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isManifest ? String(manifest.version) : '0.0.0';
}

async function write(report: string, output: string | undefined): Promise<void> {
  if (output !== undefined) await writeFile(userPath(output), report);
  else await new Promise<void>((resolve) => process.stdout.write(report, () => resolve()));
}
