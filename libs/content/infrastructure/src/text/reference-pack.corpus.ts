import { glob, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { leastInSample, sampleOf } from '@livery/office-testing';
import { FileTypeSniffer } from '../sniffing/file-type-sniffer.ts';
import { OfficeparserTextExtractor } from './officeparser-text-extractor.ts';
import { TEXT_EXTRACTION_LIMITS } from './text-extraction-limits.ts';

const CORPUS = path.resolve(import.meta.dirname, '../../../../../../shared/brand-engine/corpus');
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** A sample of the gate is one of so many files, and all hostile ones. */
const SAMPLE_ONE_OF = 4;
const TEN_MINUTES = 600_000;
/** Honest files that officeparser does not read: main parts of another name or in UTF-16, and a table that takes over a gigabyte. */
const UNREAD = ['HelloWordOnline.docx', 'Pitchbook_TP10176928.potx', 'bug65649.docx'];

const sniffer = new FileTypeSniffer();
const extractor = new OfficeparserTextExtractor(TEXT_EXTRACTION_LIMITS);

async function filesOf(pattern: string): Promise<readonly string[]> {
  const files = await Array.fromAsync(
    glob(`${pattern}/*.{pptx,potx,ppsx,pptm,potm,ppsm,docx,dotx,docm,dotm}`, { cwd: CORPUS }),
  );
  return files.sort();
}

afterAll(async () => extractor.close());

describe('the files of the reference pack', () => {
  it(
    'are of the type that their names say, and have text',
    async () => {
      const all = (await filesOf('*')).filter((file) => !file.startsWith('_hostile'));
      const files = sampleOf(all, SAMPLE_ONE_OF);
      const problems: string[] = [];
      for (const file of files) {
        const [location, filename] = [path.join(CORPUS, file), path.basename(file)];
        const { size } = await stat(location);
        const found = await sniffer.sniff({ path: location, filename });
        const isContradicted = sniffer.isContradicted({ mediaType: '', filename }, found);
        if (isContradicted) problems.push(`${file} is ${found.mediaType}`);
        const read = await extractor.extract({ path: location, size, mediaType: found.mediaType });
        if (read === null && !UNREAD.includes(filename)) problems.push(`${file} is not read`);
      }
      expect(files.length).toBeGreaterThan(leastInSample(300, SAMPLE_ONE_OF));
      expect(problems).toEqual([]);
    },
    TEN_MINUTES,
  );

  it(
    'are survived when they are hostile, each of them read as a document whatever it is',
    async () => {
      const files = await filesOf('_hostile');
      for (const file of files) {
        const location = path.join(CORPUS, file);
        const { size } = await stat(location);
        await sniffer.sniff({ path: location, filename: path.basename(file) });
        const read = await extractor.extract({ path: location, size, mediaType: DOCX });
        expect(read?.text.length ?? 0).toBeLessThanOrEqual(1_000_000);
      }
      expect(files.length).toBeGreaterThan(30);
    },
    TEN_MINUTES,
  );
});
