import path from 'node:path';

/** A path that the user wrote, resolved against the user's folder: npm runs scripts in the folder of the project. */
export function userPath(written: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), written);
}
