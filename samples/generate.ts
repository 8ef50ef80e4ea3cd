import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeZip } from '@livery/office-package';
import { sampleDeck } from './sample-deck.ts';
import { sampleHandbook } from './sample-handbook.ts';

// The library resolves to its build, so `npm run build` comes first; then `node samples/generate.ts`.
await writeFile(path.join(import.meta.dirname, 'brand-faults.pptx'), writeZip(sampleDeck()));
await writeFile(path.join(import.meta.dirname, 'brand-faults.docx'), writeZip(sampleHandbook()));
