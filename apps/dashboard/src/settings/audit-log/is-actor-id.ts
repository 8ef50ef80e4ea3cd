const ACTOR_ID = /^(?:key|oa_app|user)_[0-9A-Za-z]{22}$/;

/** Whether a text is the id of something that can act, and so may have a name. */
export function isActorId(text: string): boolean {
  return ACTOR_ID.test(text);
}
