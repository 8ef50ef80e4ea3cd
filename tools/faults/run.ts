import { runByName } from '../scripts/run-by-name.ts';

await runByName(import.meta.dirname, 'fault');
