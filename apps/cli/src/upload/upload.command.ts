import { CommandLineEnd, readCommandLine, usageError } from '../command-line.ts';
import { print } from '../print.ts';
import { failureInWords, reportingFailures } from '../service/reporting-failures.ts';
import { connect, SERVICE_HELP, SERVICE_OPTIONS } from '../service/service-options.ts';
import { visible } from '../visible.ts';
import { findFiles } from './find-files.ts';
import { uploadFiles } from './upload-files.ts';

const HELP = `livery upload PATH... [--folder ID] [--tag TAG]... [--profile NAME] [--host URL]

Adds files to the library. Of a folder, all files in it and below are added. A file whose content the library has is not sent, so that the
same command goes on where it was interrupted. The key needs the scope cms:write.

  --folder ID        the folder of the library into which the assets are put (fold_...)
  --tag TAG          a tag of the new assets; it can be given several times
${SERVICE_HELP}
  --help             this text

Exit codes
  0  every file is in the library
  2  the command line is wrong, or a file cannot be read
  3  the service cannot be reached, or refuses some file. The lines say which`;

const OPTIONS = {
  ...SERVICE_OPTIONS,
  folder: { type: 'string' },
  tag: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const;

export const upload = reportingFailures(async (words) => {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  if (positionals.length === 0) throw usageError('A file or a folder is needed.', HELP);
  const livery = await connect(values);
  const files = await findFiles(positionals);
  if (files.length === 0) throw new CommandLineEnd('There are no files.', 2);
  let [added, refused] = [0, 0];
  for await (const { file, asset, error } of uploadFiles(livery, files, {
    folder: values.folder,
    tags: values.tag ?? [],
  })) {
    if (asset !== null) added += 1;
    if (error !== null) refused += 1;
    const outcome = error === null ? (asset ?? 'is in the library already') : `was refused: ${failureInWords(error)}`;
    await print(`${visible(`${file}  ${outcome}`)}\n`);
  }
  await print(`${added} of ${files.length} files added, ${refused} refused\n`);
  return refused > 0 ? 3 : 0;
});
