import { List, Stack, Text, Title } from '@mantine/core';
import type { BrandCheckReport } from '@livery/sdk';
import { Locations } from './locations.tsx';

/** What could not be judged, and why: a document without findings there is not proved to be right. */
export function Gaps({ gaps }: { readonly gaps: BrandCheckReport['not_evaluated'] }) {
  if (gaps.length === 0) return <Text>Everything in the document was judged.</Text>;
  return (
    <Stack>
      <Text>These parts could not be judged. Look at them yourself.</Text>
      <List listStyleType="none">
        {gaps.map(({ surface, reason, locations }) => (
          <List.Item key={`${surface} ${reason}`} mb="md">
            <Title order={2} size="h5">
              {surface.replaceAll('_', ' ')}
            </Title>
            <Text size="sm">{reason}</Text>
            <Locations locations={locations} />
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
