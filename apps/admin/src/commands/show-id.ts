import { parsePublicId, publicId } from '@livery/kernel';
import { readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { UsageError } from '../usage-error.ts';

const PUBLIC_ID = /^[a-z_]+_(?<code>[0-9A-Za-z]{22})$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Ids of all kinds have the same form. */
const ANY = 'org';

export const showId: Run = async (words, { print }) => {
  const given = readArguments(words, {}, 2);
  print(
    words.length < 2 ? uuidOf(given.word(0, 'The id')) : idOf(given.word(0, 'The prefix'), given.word(1, 'The UUID')),
  );
};

function uuidOf(id: string): string {
  const uuid = parsePublicId(ANY, `${ANY}_${PUBLIC_ID.exec(id)?.groups?.['code'] ?? ''}`);
  if (uuid === undefined) throw new UsageError(`${id} is not an id such as whk_0350tEyI3TinjRDFnAplkv.`);
  return uuid;
}

function idOf(prefix: string, uuid: string): string {
  if (!/^[a-z_]+$/.test(prefix)) throw new UsageError(`${prefix} is not a prefix such as whk.`);
  if (!UUID.test(uuid)) throw new UsageError(`${uuid} is not a UUID in lower case.`);
  return publicId(ANY, uuid).replace(ANY, prefix);
}
