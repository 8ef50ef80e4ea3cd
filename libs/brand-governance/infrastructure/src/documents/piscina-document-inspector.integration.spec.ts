import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  DEFAULT_PALETTE_SETTINGS,
  defaultBrandRules,
  type Guideline,
  InspectionUnavailable,
  type Verdict,
} from '@livery/brand-governance-domain';
import { type DocumentInspectorOptions, PiscinaDocumentInspector } from './piscina-document-inspector.ts';
import { paragraph, samplePresentation, textBox } from './testing/sample-presentation.ts';

/** Threads run what the build made. */
const BUILD = fileURLToPath(new URL('../../../../../tools/build/build.ts', import.meta.url));

const OPTIONS: DocumentInspectorOptions = {
  entry: new URL('../../dist/documents/inspect-document.worker.js', import.meta.url),
  threads: 1,
  queueLength: 1,
  deadlineMs: 10_000,
  maxHeapMb: 256,
};

const guideline: Guideline = {
  rules: defaultBrandRules(new Date(0)),
  settings: DEFAULT_PALETTE_SETTINGS,
  palettes: [],
  fonts: [],
};

const small = (): Uint8Array => samplePresentation({ slides: [textBox(paragraph('The  plan'))] });
/** Seconds of work and hundreds of megabytes: every run wears a colour of its own, so that nothing is shared. */
const huge = (): Uint8Array =>
  samplePresentation({
    slides: [textBox(`<a:p>${Array.from({ length: 250_000 }, (_, number) => coloredRun(number)).join('')}</a:p>`)],
  });

function coloredRun(number: number): string {
  const color = ((number * 2_654_435) % 0x1000000).toString(16).padStart(6, '0');
  return `<a:r><a:rPr><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></a:rPr><a:t>${color}</a:t></a:r>`;
}

/** Names of the threads of this process with how nice they are (proc(5), fields 2 and 19 of `stat`). */
function threadNiceness(): ReadonlySet<string> {
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task') : [];
  const stats = threads.map((thread) => readFileSync(`/proc/self/task/${thread}/stat`, 'utf8'));
  return new Set(
    stats.map((stat) => {
      const [before, after] = [stat.indexOf('(') + 1, stat.lastIndexOf(')')];
      return `${stat.slice(before, after)} ${stat.slice(after + 2).split(' ')[16]}`;
    }),
  );
}

let inspector: PiscinaDocumentInspector | null = null;

function pool(options: Partial<DocumentInspectorOptions> = {}): PiscinaDocumentInspector {
  inspector = new PiscinaDocumentInspector({ ...OPTIONS, ...options });
  return inspector;
}

/** A new thread loads the engine within the deadline of its first document, which a busy machine may not manage at once. */
async function judgedAtLast(strict: PiscinaDocumentInspector): Promise<Verdict | undefined> {
  let verdict: Verdict | undefined;
  for (let attempt = 0; attempt < 10 && verdict?.outcome !== 'judged'; attempt += 1) {
    verdict = await strict.inspect({ bytes: small(), format: 'pptx' }, guideline).then(
      (inspection) => inspection.verdict,
      () => undefined,
    );
  }
  return verdict;
}

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [BUILD]);
});

afterEach(async () => {
  await inspector?.close();
  inspector = null;
});

describe('the pool', () => {
  it('judges a document in a thread', async () => {
    const inspection = await pool().inspect({ bytes: small(), format: 'pptx' }, guideline);
    expect(inspection).toMatchObject({
      verdict: { outcome: 'judged', findings: [{ type: 'title.missing' }, { type: 'text.double_spaces' }] },
      contentSha256: hash('sha256', small()),
    });
  });

  it('checks and collects garbage in threads that leave requests the processor, where threads have priorities', async () => {
    await pool().inspect({ bytes: small(), format: 'pptx' }, guideline);
    const threads = [...threadNiceness()].filter((thread) => /^(?:Main|V8|Worker)/.test(thread)).sort();
    expect(threads).toEqual(process.platform === 'linux' ? ['MainThread 0', 'V8Worker 10', 'WorkerThread 10'] : []);
  });

  it('refuses a document that passes the deadline, and judges the next', async () => {
    const strict = pool({ deadlineMs: 1_000, maxHeapMb: 2_048 });
    expect(await strict.inspect({ bytes: huge(), format: 'pptx' }, guideline)).toMatchObject({
      verdict: { outcome: 'refused', refusal: { kind: 'unprocessable', code: 'file_too_complex' } },
      contentSha256: hash('sha256', huge()),
    });
    expect(await judgedAtLast(strict)).toMatchObject({ outcome: 'judged' });
  });

  it('refuses a document for which the memory does not suffice, and judges the next', async () => {
    const narrow = pool({ maxHeapMb: 24 });
    expect(await narrow.inspect({ bytes: huge(), format: 'pptx' }, guideline)).toMatchObject({
      verdict: { refusal: { code: 'file_too_complex' } },
    });
    expect(await narrow.inspect({ bytes: small(), format: 'pptx' }, guideline)).toMatchObject({
      verdict: { outcome: 'judged' },
    });
  });

  it('turns away what neither a thread nor the queue has room for', async () => {
    const busy = pool();
    const document = () => ({ bytes: small(), format: 'pptx' }) as const;
    const [running, waiting] = [busy.inspect(document(), guideline), busy.inspect(document(), guideline)];
    await expect(busy.inspect(document(), guideline)).rejects.toThrow(InspectionUnavailable);
    await expect(Promise.all([running, waiting])).resolves.toHaveLength(2);
    await expect(busy.inspect(document(), guideline)).resolves.toMatchObject({ verdict: { outcome: 'judged' } });
  });
});
