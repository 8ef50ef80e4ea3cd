import { bigDeck, deckOfRuns, typicalDeck, xmlHeavyDeck } from './support/benchmark-decks.ts';
import { measureEngine } from './support/engine-ratio.ts';

const runs = { name: 'run for each character', format: 'pptx', bytes: deckOfRuns(100_000) } as const;

await measureEngine([typicalDeck(), xmlHeavyDeck(), bigDeck(), runs]);
