import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandLineEnd } from '../command-line.ts';
import { writePrivately } from '../service/write-privately.ts';
import { isSystemError } from '../system-error.ts';

/** Whose events go where. Each such pair has a place of its own. */
export interface Route {
  readonly profile: string;
  readonly organization: string;
  readonly livemode: boolean;
  readonly target: string;
}

/** How far a target has got in the event feed. */
export interface Place {
  /** The value of `after` with which the feed goes on. */
  readonly after: string;
  /** How many events were sent to the target. */
  readonly sequence: number;
}

/** Keeps the place of a target from one run to the next. */
export class StoredPlace {
  private readonly file: string;

  constructor(
    configFolder: string,
    private readonly route: Route,
  ) {
    const { profile, organization, livemode, target } = route;
    const name = createHash('sha256')
      .update(JSON.stringify([profile, organization, livemode, target]))
      .digest('hex');
    this.file = path.join(configFolder, 'listen', `${name.slice(0, 16)}.json`);
  }

  /** @returns null if there is none @throws CommandLineEnd if the file holds none: beginning anew would skip events */
  async read(): Promise<Place | null> {
    const text = await readFile(this.file, 'utf8').catch((error: unknown) => {
      if (isSystemError(error) && error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return null;
    const place = placeIn(text);
    if (place === null) {
      throw new CommandLineEnd(
        `${this.file} does not say any more how far this target has got. Say where to begin: --after start, --after now or --after ID.`,
        2,
      );
    }
    return place;
  }

  /** How many events were sent to the target; 0 if that is not known. */
  async sequence(): Promise<number> {
    const text = await readFile(this.file, 'utf8').catch(() => '');
    return placeIn(text)?.sequence ?? 0;
  }

  store(place: Place): Promise<void> {
    return writePrivately(this.file, `${JSON.stringify({ ...this.route, ...place })}\n`);
  }
}

function placeIn(text: string): Place | null {
  try {
    const stored: unknown = JSON.parse(text);
    const isPlace = typeof stored === 'object' && stored !== null && 'after' in stored && 'sequence' in stored;
    if (!isPlace || typeof stored.after !== 'string' || typeof stored.sequence !== 'number') return null;
    return { after: stored.after, sequence: stored.sequence };
  } catch {
    return null;
  }
}
