import type { Livery } from '@livery/sdk';

/** What a recipe works with. */
export interface Workshop {
  readonly livery: Livery;
  /** A name that nothing else has. */
  readonly name: string;
  /** The address for a webhook endpoint. */
  readonly url: string;
  /** Says how something that was made is removed again, once the event has been seen. What was made last is removed first. */
  readonly tidy: (undo: () => PromiseLike<unknown>) => void;
}

/** Does in test mode what really causes an event. */
export type Recipe = (workshop: Workshop) => Promise<unknown>;

/** Recipes by the types of the events that they cause. */
export type Recipes = Readonly<Record<string, Recipe>>;
