import { randomBytes } from 'node:crypto';
import { readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { secretKeysOf } from '../config.ts';

export const rotatePepper: Run = async (words, { environment, print }) => {
  readArguments(words, {}, 0);
  const version = secretKeysOf(environment).current.version + 1;
  print(`${version}:${randomBytes(32).toString('base64')},${environment['LIVERY_SECRET_KEYS'] ?? ''}`);
};
