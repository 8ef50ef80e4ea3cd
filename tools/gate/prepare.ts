import path from 'node:path';
import { officeTools } from '../office-proof/office-tools.ts';
import { pythonEnvironment } from '../packages/python-environment.ts';
import { installSchemathesis } from '../schemathesis/install-schemathesis.ts';

const TOOLS = path.resolve(import.meta.dirname, '..');
const requirements = (folder: string): string => path.join(TOOLS, folder, 'requirements.txt');

/** What parts download beside packages of the distribution, by their names. They do it themselves if it is missing. */
const DOWNLOADS: Readonly<Record<string, () => Promise<unknown>>> = {
  schemathesis: installSchemathesis,
  office: officeTools,
  docs: () => pythonEnvironment('pre-commit', requirements('cli')),
  clients: async () => {
    await pythonEnvironment('clients', requirements('clients'));
    await pythonEnvironment('python-library', requirements('python-library'));
  },
};

/** `node tools/gate/prepare.ts <part> …` downloads what these parts need. */
const results = await Promise.allSettled(process.argv.slice(2).map(async (part) => DOWNLOADS[part]?.()));
for (const result of results) if (result.status === 'rejected') console.error(result.reason);
process.exitCode = results.every(({ status }) => status === 'fulfilled') ? 0 : 1;
