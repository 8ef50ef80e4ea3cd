import { Anchor } from '@mantine/core';
import type { BrandCheck } from '@livery/sdk';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { reportSearchOf } from './report-search.ts';

type Baseline = NonNullable<NonNullable<BrandCheck['summary']>['baseline']>;

/** How the findings of the report differ from those of the baseline. Leads to the comparison with it. */
export function BaselineLink({ baseline }: { readonly baseline: Baseline }) {
  const { brand_check: other, new: fresh, changed, fixed, unchanged } = baseline;
  return (
    <Anchor
      size="sm"
      renderRoot={(root: Pick<ComponentProps<'a'>, 'className' | 'style' | 'children'>) => (
        <Link
          {...root}
          from="/$organization/$mode/checks/$check"
          to="."
          search={reportSearchOf({ view: 'compare', with: other })}
          resetScroll={false}
        />
      )}
    >
      {fresh} new, {changed} changed, {fixed} fixed, {unchanged} unchanged
    </Anchor>
  );
}
