import { List, ScrollArea, Stack, Text, Title } from '@mantine/core';
import type { BrandCheckFix } from '@livery/sdk';
import { counted } from '../report/words.ts';
import { Place } from './place.tsx';
import { valueInWords } from './value-words.ts';
import { declinedInWords } from './declined-words.ts';

const SHOWN = 200;

/** What a fix has changed, or would change, and what it leaves. */
export function FixOutcome({ fix }: { readonly fix: BrandCheckFix }) {
  const { changes, declined } = fix;
  const region = (label: string) => ({ tabIndex: 0, role: 'region', 'aria-label': label });
  return (
    <Stack gap="sm">
      {changes.length > 0 && (
        <ScrollArea.Autosize mah={280} type="auto" viewportProps={region('Changes')}>
          <List size="sm" spacing={6} aria-label="Changes">
            {changes.slice(0, SHOWN).map(({ finding, location, before, after }, index) => (
              <List.Item key={`${finding} ${location} ${index}`}>
                {valueInWords(before)} → {after === '' ? 'removed' : valueInWords(after)}
                <br />
                <Place location={location} />
              </List.Item>
            ))}
          </List>
        </ScrollArea.Autosize>
      )}
      {changes.length > SHOWN && <Text size="sm">and {counted(changes.length - SHOWN, 'more change')}</Text>}
      {declined.length > 0 && (
        <>
          <Title order={3} size="h5">
            Left as it is
          </Title>
          <ScrollArea.Autosize mah={180} type="auto" viewportProps={region('Left as it is')}>
            <List size="sm">
              {declined.slice(0, SHOWN).map(({ finding, type, location, reason }) => (
                <List.Item key={`${finding} ${reason}`}>
                  {type ?? finding}
                  {location !== null && (
                    <>
                      {' at '}
                      <Place location={location} />
                    </>
                  )}
                  : {declinedInWords(reason)}
                </List.Item>
              ))}
            </List>
          </ScrollArea.Autosize>
        </>
      )}
    </Stack>
  );
}
