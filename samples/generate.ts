import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { harbourPicture } from './harbour-picture.ts';
import { sampleDeck } from './sample-deck.ts';
import { sampleHandbook } from './sample-handbook.ts';

// The libraries are loaded from their builds, so run `npm run build` first, then `node samples/generate.ts`.
await writeFile(path.join(import.meta.dirname, 'brand-faults.pptx'), sampleDeck().bytes());
await writeFile(path.join(import.meta.dirname, 'brand-faults.docx'), sampleHandbook().bytes());
await writeFile(path.join(import.meta.dirname, 'harbour-at-dawn.png'), harbourPicture());
