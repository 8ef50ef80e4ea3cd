import { type Actor, checkedName, type Tenant } from '@livery/kernel';
import { folderCircle, folderTooDeep, parameterInvalid } from './content.errors.ts';

/** How many levels of folders there can be. A folder without a parent is on level 1. */
export const MAX_FOLDER_DEPTH = 20;

const CONTROLS = /[\p{Cc}\p{Cs}]/u;

/** A folder of the library. */
export interface LibraryFolder {
  readonly id: string;
  readonly tenant: Tenant;
  readonly parentId: string | null;
  /** The folders above it, from the highest down to the parent. */
  readonly ancestors: readonly string[];
  /** No other folder in the same parent has it, whatever the case. */
  readonly name: string;
  /** Grows by one with each change. It is the ETag of the folder. */
  readonly revision: number;
  readonly createdBy: Actor | null;
  readonly created: Date;
  readonly updated: Date;
}

export interface LibraryFolderOrigin {
  readonly id: string;
  readonly tenant: Tenant;
  readonly parent: LibraryFolder | null;
  readonly createdBy: Actor | null;
  readonly at: Date;
}

/** Defines a new folder. @throws DomainError `parameter_missing`, `parameter_invalid`, `resource_conflict` if it is too deep */
export function defineLibraryFolder(name: string, { parent, at, ...origin }: LibraryFolderOrigin): LibraryFolder {
  return { ...origin, ...below(parent, 0), name: folderName(name), revision: 1, created: at, updated: at };
}

export function renameLibraryFolder(folder: LibraryFolder, name: string, at: Date): LibraryFolder {
  const checked = folderName(name);
  return checked === folder.name ? folder : { ...folder, name: checked, revision: folder.revision + 1, updated: at };
}

/**
 * Moves a folder with all that is below it.
 * @param parent null for the top
 * @param height how many levels of folders are below the folder
 * @throws DomainError `resource_conflict` for a move into itself, or if a folder would be too deep
 */
export function moveLibraryFolder(
  folder: LibraryFolder,
  parent: LibraryFolder | null,
  height: number,
  at: Date,
): LibraryFolder {
  if ((parent?.id ?? null) === folder.parentId) return folder;
  if (parent !== null && (parent.id === folder.id || parent.ancestors.includes(folder.id))) throw folderCircle();
  return { ...folder, ...below(parent, height), revision: folder.revision + 1, updated: at };
}

/** The level of a folder, from 1. */
export function folderDepth({ ancestors }: Pick<LibraryFolder, 'ancestors'>): number {
  return ancestors.length + 1;
}

function below(parent: LibraryFolder | null, height: number): Pick<LibraryFolder, 'parentId' | 'ancestors'> {
  const ancestors = parent === null ? [] : [...parent.ancestors, parent.id];
  if (folderDepth({ ancestors }) + height > MAX_FOLDER_DEPTH) throw folderTooDeep(MAX_FOLDER_DEPTH);
  return { parentId: parent?.id ?? null, ancestors };
}

function folderName(name: string): string {
  const checked = checkedName(name.normalize('NFC').trim(), 'name');
  if (CONTROLS.test(checked)) throw parameterInvalid('name', 'A folder name contains no control characters.');
  return checked;
}
