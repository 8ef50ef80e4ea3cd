import type { Font, FontScript } from '../../font.ts';
import type { Guideline } from '../../guideline.ts';

/** The approved font families of each script, as they are written. */
export type ApprovedFonts = Readonly<Record<FontScript, readonly string[]>> & {
  /** The family of a script that has only one. */
  readonly only: (script: FontScript) => string | null;
};

/** The fonts that are registered, and those that a rule adds. */
export function approvedFonts({ fonts }: Guideline, added: (script: FontScript) => readonly string[]): ApprovedFonts {
  const families = (script: FontScript): string[] => [
    ...new Set([...fonts.filter(({ scripts }) => scripts.includes(script)).flatMap(namesOf), ...added(script)]),
  ];
  const only = (script: FontScript): string | null => {
    const registered = fonts.filter(({ scripts }) => scripts.includes(script)).map(({ family }) => family);
    const [first = null, ...others] = new Set([...registered, ...added(script)].map((family) => family.trim()));
    return others.length === 0 ? first : null;
  };
  return { latin: families('latin'), ea: families('ea'), cs: families('cs'), only };
}

/** Folds the name of a font, since names of fonts compare without regard to case. */
export function folded(family: string): string {
  return family.trim().toLowerCase();
}

function namesOf({ family, name }: Font): string[] {
  return [family, name];
}
