import type { Finding } from '@livery/brand-governance-domain';

/** The texts whose contrast is lower than before by findings of `contrast.text`: each with both contrasts. */
export function fainterTexts(before: readonly Finding[], after: readonly Finding[]): readonly string[] {
  const former = contrasts(before);
  return Array.from(contrasts(after)).flatMap(([place, contrast]) => {
    const was = former.get(place) ?? 0;
    return contrast < was ? [`${place}: ${was} became ${contrast}`] : [];
  });
}

/** The contrasts that findings say, by the locations of the texts. */
function contrasts(findings: readonly Finding[]): ReadonlyMap<string, number> {
  return new Map(
    findings.flatMap(({ type, detail, locations }) => {
      const contrast = /: ([\d.]+) : 1, needed/.exec(detail)?.[1];
      if (type !== 'contrast.text' || contrast === undefined) return [];
      return locations.map((location) => [location, Number(contrast)] as const);
    }),
  );
}
