import { type Actor, DomainError, parseActorId } from '@livery/kernel';
import { Described } from '@livery/requests';
import { IsString } from 'class-validator';

const MAX_IDS = 100;

export class ListActorsQuery {
  @Described({
    type: 'string',
    pattern: '^(key|oa_app|user)_[0-9A-Za-z]{22}(,(key|oa_app|user)_[0-9A-Za-z]{22}){0,99}$',
    description: `The ids of at most ${MAX_IDS} keys, OAuth applications and users, separated by commas.`,
    examples: ['key_0350tEyI3ThR2kZQtU0Oni'],
  })
  @IsString()
  readonly ids: string;
}

/** The actors that are asked for, each once. @throws DomainError `parameter_invalid` */
export function askedActors({ ids }: ListActorsQuery): readonly Actor[] {
  const asked = ids.split(',');
  if (asked.length > MAX_IDS) throw invalid(`ids has at most ${MAX_IDS} ids.`);
  return [...new Set(asked)].map((id) => {
    const actor = parseActorId(id);
    if (actor === undefined) {
      throw invalid('ids must be the ids of API keys, OAuth applications and users, separated by commas.');
    }
    return actor;
  });
}

function invalid(message: string): DomainError {
  return new DomainError('invalid', 'parameter_invalid', message, { param: 'ids' });
}
