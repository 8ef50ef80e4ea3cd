import path from 'node:path';
import { packLibrary } from './pack.ts';

/** `npm run sdk:pack` makes the package of the client library, which `npm install` takes as a file. */
console.log(await packLibrary(path.resolve(import.meta.dirname, '../../dist/sdk')));
