import { longDocument, xmlHeavyDocument } from './support/benchmark-texts.ts';
import { measureEngine } from './support/engine-ratio.ts';

await measureEngine([longDocument(), ...xmlHeavyDocument()]);
