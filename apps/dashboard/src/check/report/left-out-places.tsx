import { Text } from '@mantine/core';
import type { ReportedFinding } from '@livery/sdk';
import { counted, placesLeftOut } from './words.ts';

/** Says that findings show at more places than those by which they are listed. */
export function LeftOutPlaces({ findings }: { readonly findings: readonly ReportedFinding[] }) {
  const cut = findings.filter((finding) => placesLeftOut(finding) > 0);
  if (cut.length === 0) return null;
  const left = cut.reduce((sum, finding) => sum + placesLeftOut(finding), 0);
  return (
    <Text size="sm">
      {counted(cut.length, 'finding')} {cut.length === 1 ? 'has' : 'have'} more places than can be listed:{' '}
      {counted(left, 'place')} {left === 1 ? 'is' : 'are'} not shown here.
    </Text>
  );
}
