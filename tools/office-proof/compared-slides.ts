import { pageDifference } from './page-difference.ts';
import type { Examined } from './examination-room.ts';

/** A part that refers to something which is left out. */
const EDITED = /^(.* )\*$/;

/** Where one slide is. */
export interface SlidePlace {
  readonly deck: Examined;
  readonly index: number;
}

/**
 * How a slide differs from the slide that it was made of: in the bytes of its parts and in its picture. LibreOffice renders a slide
 * alone to the same dots as in its deck, so that one dot too many is a finding.
 */
export function slideDifferences(slide: SlidePlace, source: SlidePlace): readonly string[] {
  return [...partDifferences(slide, source), ...pictureDifferences(slide, source)];
}

function partDifferences(slide: SlidePlace, source: SlidePlace): readonly string[] {
  const [now, before] = [partsOf(slide), partsOf(source)];
  const added = new Set([...now].filter((part) => !before.has(part)));
  const lost = [...before].filter((part) => !now.has(part) && !takeEdited(added, part));
  return [...lost.map((part) => `lost: ${part}`), ...[...added].map((part) => `new: ${part}`)];
}

/** A part with a star may be another one now, of the same kind. */
function takeEdited(added: Set<string>, part: string): boolean {
  const kind = EDITED.exec(part)?.[1];
  const edited = kind === undefined ? undefined : [...added].find((other) => other.startsWith(kind));
  return edited !== undefined && added.delete(edited);
}

function partsOf({ deck, index }: SlidePlace): ReadonlySet<string> {
  return new Set(deck.judgement.slides[index]);
}

function pictureDifferences(slide: SlidePlace, source: SlidePlace): readonly string[] {
  const [now, before] = [slide.deck.pages[slide.index], source.deck.pages[source.index]];
  if (before === undefined) return [];
  if (now === undefined) return ['LibreOffice gives no page'];
  const difference = pageDifference(now, before);
  return difference > 0 ? [`${(100 * difference).toFixed(3)} % of the page look different`] : [];
}
