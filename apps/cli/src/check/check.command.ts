import { CommandLineEnd, readCommandLine, usageError } from '../command-line.ts';
import { assertNoInput } from '../output-file.ts';
import { tell } from '../print.ts';
import { lookOf, PLAIN } from '../terminal-look.ts';
import { reportingFailures } from '../service/reporting-failures.ts';
import { SERVICE_HELP, SERVICE_OPTIONS } from '../service/service-options.ts';
import { visible } from '../visible.ts';
import { writeOutput } from '../write-output.ts';
import { checkDocuments } from './check-documents.ts';
import { chooseEngine, chooseService } from './choose-judge.ts';
import { countingFindings, type DocumentReport, SEVERITIES } from './document-report.ts';
import { findDocuments } from './find-documents.ts';
import { readHistory, withHistory } from './history.ts';
import { isReportFormat, REPORT_FORMATS, renderReport } from './render-report.ts';
import { totals } from './table-report.ts';

const HELP = `livery check PATH... [--guideline FILE | --remote] [--format FORMAT] [--fail-on SEVERITY]
                     [--baseline FILE] [--suppressions FILE [--suppress-all]]

Judges presentations and text documents by a guideline, without a server and without a database. For a folder, all documents in
it are judged. A pattern such as 'decks/**/*.pptx' is looked up when there is no file of this name.

  --guideline FILE   JSON of {"rules": [...], "palettes": [...], "settings": {...}, "fonts": [...]}, each in the shape that
                     the API takes. Without rules, or without a file, the default rules apply
  --remote           the service judges by the guideline of the organization. It keeps a record of each check, but no document. The key needs one of the
                     scopes brand:read and brand:write, which may also read the guideline for sarif and html, or brand:checks:write.
                     Findings that were accepted there are left out
  --format FORMAT    table (default), json, sarif (2.1.0), html: one page to read and to send on, github: annotations of
                     GitHub Actions, or junit: a test report, in which each finding is a test that failed
  --output FILE      where the report is written (default: standard output)
  --fail-on SEVERITY critical, high (default), medium, low, or never
  --baseline FILE    a JSON report of an earlier run, or a check of the API. Only what is new or changed against it
                     counts for --fail-on. A document is compared with the one of the same path; the only one of both with each other
  --suppressions FILE
                     findings that are accepted, each with a number of occurrences, a reason and perhaps an end. They are left out, and
                     are back with more occurrences. The file names documents by their path from the folder of the command, or by
                     their full path outside of it
  --suppress-all     accepts all findings as they are now, and writes them into the file of --suppressions
${SERVICE_HELP}
  --quiet            no remarks and no progress on standard error, and no totals beside --output. Without a terminal there is no progress
                     anyway
  --help             this text

Exit codes
  0  every document was judged, and no finding is as severe as --fail-on says. With a baseline, only new and changed findings count
  1  every document was judged, and some finding is as severe
  2  the command line, the guideline or another file is wrong, or the report cannot be written
  3  some document could not be judged. The report says why and has the others. Or the service cannot be reached, or refuses the request: then
     there is no report`;

const BY_DEFAULT_RULES =
  'Without --guideline FILE, the default rules apply. livery learn TEMPLATE --output FILE writes a guideline.\n';

const OPTIONS = {
  ...SERVICE_OPTIONS,
  remote: { type: 'boolean', default: false },
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

export const check = reportingFailures(async (words) => {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  const { format } = values;
  if (!isReportFormat(format)) throw wrong(`--format must be one of ${REPORT_FORMATS.join(', ')}.`);
  const failing = failingSeverities(values['fail-on']);
  if (positionals.length === 0) throw wrong('A file, a folder or a pattern is needed.');
  if (values['suppress-all'] && values.suppressions === undefined)
    throw wrong('--suppress-all needs --suppressions FILE, which it writes.');
  if (values.remote && values.guideline !== undefined)
    throw wrong('--remote and --guideline cannot be combined: the service has the guideline.');
  const chosen = values.remote ? await chooseService(values, format) : await chooseEngine(values.guideline, format);
  const files = await documentsAt(positionals, values.quiet);
  await assertNoInput(values.output, [...files, values.guideline, values.baseline, values.suppressions]);
  const progress = values.quiet || !process.stderr.isTTY ? () => undefined : progressOf(files.length);
  if (values.guideline === undefined && !values.remote && !values.quiet) process.stderr.write(BY_DEFAULT_RULES);
  const history = await readHistory(values);
  history.baseline?.assertComparable(files);
  const judge = chosen.start(files.length);
  const judged = await checkDocuments(files, judge, progress);
  const reports = await withHistory(judged, history);
  const used = { guideline: chosen.guideline, version: judge.guidelineVersion };
  const look = values.output === undefined ? lookOf(process.stdout) : PLAIN;
  await writeOutput(renderReport(format, reports, used, look), values.output);
  if (values.output !== undefined && !values.quiet)
    tell(`${totals(reports)}. The report is in ${visible(values.output)}.`);
  if (reports.some(({ error }) => error !== null)) return 3;
  return reports.some((report) => countingFindings(report).some(({ severity }) => failing.has(severity))) ? 1 : 0;
});

/** @throws CommandLineEnd if there are none */
async function documentsAt(written: readonly string[], isQuiet: boolean): Promise<readonly string[]> {
  const without: string[] = [];
  const files = await findDocuments(written, (one) => without.push(one));
  const remark = without.map((one) => `There are no documents at ${visible(one)}.`).join('\n');
  if (files.length === 0) throw new CommandLineEnd(remark, 2);
  if (remark !== '' && !isQuiet) tell(remark);
  return files;
}

function wrong(sentence: string): CommandLineEnd {
  return usageError(sentence, HELP);
}

/** This severity and all that are more severe. */
function failingSeverities(least: string): ReadonlySet<string> {
  if (least === 'never') return new Set();
  const index = SEVERITIES.findIndex((severity) => severity === least);
  if (index < 0) throw wrong(`--fail-on must be one of ${SEVERITIES.join(', ')}, never.`);
  return new Set(SEVERITIES.slice(0, index + 1));
}

function progressOf(total: number): (report: DocumentReport) => void {
  let done = 0;
  return ({ file, findings, error }) => {
    done += 1;
    process.stderr.write(`[${done}/${total}] ${visible(file)}: ${error?.code ?? `${findings.length} findings`}\n`);
  };
}
