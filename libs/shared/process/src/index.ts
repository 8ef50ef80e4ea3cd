export { type ProcessFoundation, runProcess } from './run-process.ts';
