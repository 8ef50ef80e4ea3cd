import { Button, Group, Stack, Text } from '@mantine/core';
import type { BrandCheckFix } from '@livery/sdk';
import { PageLink } from '../../ui/page-link.tsx';
import { counted } from '../report/words.ts';
import { FixOutcome } from './fix-outcome.tsx';

/** The fixed file, and what was done to it. */
export function FixedFile({ fix }: { readonly fix: BrandCheckFix }) {
  return (
    <Stack>
      <Text fw={600} role="status">
        {counted(fix.fixed, 'finding')} {fix.fixed === 1 ? 'is' : 'are'} gone, {fix.remaining.toLocaleString('en')}{' '}
        {fix.remaining === 1 ? 'remains' : 'remain'}.
      </Text>
      <Group>
        {fix.file !== null && (
          <Button component="a" href={fix.file.url} download={fix.file.filename} data-autofocus>
            Download {fix.file.filename}
          </Button>
        )}
        {fix.brand_check !== null && (
          <PageLink page={`checks/${fix.brand_check}`}>Open the report on the fixed file</PageLink>
        )}
      </Group>
      <FixOutcome fix={fix} />
    </Stack>
  );
}
