import { publicActorId } from '@livery/kernel';
import type { ActorResource } from '@livery/platform-contracts';
import type { NamedActor } from '../ports/actor-directory.ts';

/** An actor as the API returns it. @param showsEmail whether a user without a name is called by the email address */
export function actorResource(actor: NamedActor, showsEmail: boolean): ActorResource {
  return {
    id: publicActorId(actor),
    object: 'actor',
    type: actor.kind,
    name: nameOf(actor, showsEmail),
    deleted: actor.isDeleted,
  };
}

/** People have been invited with their address as their name. */
function nameOf({ name, email }: NamedActor, showsEmail: boolean): string | null {
  if (showsEmail) return name ?? email;
  return name?.toLowerCase() === email?.toLowerCase() ? null : name;
}
