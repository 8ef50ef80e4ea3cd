import { build } from './compile.ts';

const started = performance.now();
const count = await build();
console.log(`built ${count} files in ${Math.round(performance.now() - started)} ms`);
