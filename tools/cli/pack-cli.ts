import path from 'node:path';
import { packCli } from './pack.ts';

/** `npm run cli:pack` makes the package of the command line, which `npm install` takes as a file. */
console.log(await packCli(path.resolve(import.meta.dirname, '../../dist/cli')));
