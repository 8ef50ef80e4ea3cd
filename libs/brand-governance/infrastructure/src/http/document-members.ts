import { TransferableFile } from '@livery/file-transfer';
import type { JsonSchema } from '@livery/kernel';
import { allOf, Described } from '@livery/requests';
import { Expose, Transform, Type } from 'class-transformer';
import { IsInstance, IsOptional, IsString, Matches } from 'class-validator';
import { MAX_FILE_SIZE } from './document-body.ts';
import { NAME_PATTERN } from './document-name.ts';
import { EXAMPLE_DECK } from './example-deck.ts';

/**
 * Declares the member `content_base64` of a request: the decoded file. The transformer would copy it member by member, so it is declared
 * as a flag, and the file itself is set afterwards.
 */
export function FileInBase64(kind: 'document' | 'template'): PropertyDecorator {
  return allOf(
    IsInstance(TransferableFile),
    Transform(({ obj }: { readonly obj: { readonly content?: unknown } }) => obj.content),
    Type(() => Boolean),
    Expose({ name: 'content' }),
    Described({
      type: 'string',
      contentEncoding: 'base64',
      description: `The ${kind} in base64. The decoded ${kind} can have at most ${MAX_FILE_SIZE}.`,
      examples: [EXAMPLE_DECK],
    }),
  );
}

/** Declares the member `filename` of a request. @param shownIn what shows the name */
export function Filename(shownIn: 'record' | 'draft', example: string): PropertyDecorator {
  return OptionalName({
    minLength: 1,
    maxLength: 255,
    pattern: NAME_PATTERN,
    description: `The name of the file. It is shown in the ${shownIn}.`,
    examples: [example],
  });
}

/** Declares an optional member that is a name on one line. */
export function OptionalName(schema: JsonSchema): PropertyDecorator {
  const message = '$property must be a name without control characters';
  return allOf(Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message }), IsString(), IsOptional(), Described(schema));
}
