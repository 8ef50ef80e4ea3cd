import path from 'node:path';
import { packPythonLibrary } from './pack.ts';

/** `npm run python:pack` makes the package of the Python library, which `pip install` takes as a file. */
const { wheel, sdist } = await packPythonLibrary(path.resolve(import.meta.dirname, '../../dist/python'));
console.log(`${wheel}\n${sdist}`);
