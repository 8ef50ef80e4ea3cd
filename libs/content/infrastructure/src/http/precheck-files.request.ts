import { Described } from '@livery/requests';
import { ArrayNotEmpty, IsArray, Matches } from 'class-validator';

/** How many hashes one request can ask about. */
const MAX_HASHES = 1_000;

export class PrecheckFilesRequest {
  @Described({
    maxItems: MAX_HASHES,
    items: { pattern: '^[0-9a-f]{64}$' },
    description: 'The SHA-256 of each file, in lower-case hexadecimal digits.',
    examples: [['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08']],
  })
  @IsArray()
  @ArrayNotEmpty()
  @Matches(/^[0-9a-f]{64}$/, { each: true })
  readonly hashes: string[];
}
