import { Button, Checkbox } from '@mantine/core';
import type { ReportedFinding, Suppression } from '@livery/sdk';
import { Facts } from '../../ui/facts.tsx';
import { FindingDetail } from '../finding-detail.tsx';
import { Mark } from '../mark.tsx';
import { isSeverity } from '../severity.ts';
import type { NumberedFinding } from './arrange.ts';
import classes from './finding-card.module.css';
import { Locations } from './locations.tsx';
import { Swatches } from './swatches.tsx';
import { causeInWords, counted, whereInWords } from './words.ts';

/** What a person can do with findings; null to whom may only read. */
export interface FindingTools {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly accept: (ids: readonly string[]) => void;
  /** What is accepted now, by the id of the finding. */
  readonly accepted: ReadonlyMap<string, Suppression>;
}

interface Properties {
  readonly numbered: NumberedFinding;
  readonly tools: FindingTools | null;
  /** Goes to the number of the finding on the picture beside it. */
  readonly onNumber: (() => void) | undefined;
}

/** A finding with everything that is needed to settle it. */
export function FindingCard({ numbered: { number, finding }, tools, onNumber }: Properties) {
  const accepted = tools?.accepted.get(finding.id);
  const titleId = `title-${finding.id}`;
  return (
    <article className={classes['card']} id={`finding-${finding.id}`} aria-labelledby={titleId} tabIndex={-1}>
      <div className={classes['head']}>
        {tools !== null && (
          <Checkbox
            aria-label={`Choose finding ${number}`}
            checked={tools.chosen.has(finding.id)}
            onChange={() => tools.toggle(finding.id)}
          />
        )}
        <CardNumber number={number} onNumber={onNumber} />
        {isSeverity(finding.severity) && <Mark kind={finding.severity}>{finding.severity}</Mark>}
        {finding.auto_fixable && <Mark kind="good">Livery can fix it</Mark>}
        {stateInWords(finding) !== null && <Mark>{stateInWords(finding)}</Mark>}
        {accepted !== undefined && <Mark>Accepted: {accepted.reason}</Mark>}
        <code className={classes['type']}>{finding.type}</code>
      </div>
      <h3 className={classes['title']} id={titleId}>
        {finding.title}
      </h3>
      <FindingDetail>{finding.detail}</FindingDetail>
      <Swatches finding={finding} />
      <Facts
        facts={{
          Where: whereInWords(finding),
          'Fix it in': finding.origin === null ? 'each place on its own' : causeInWords(finding.origin),
          Click: finding.menu_path,
          'How often': finding.occurrences > 1 ? `in ${counted(finding.occurrences, 'place')}` : null,
        }}
      />
      <Locations locations={finding.locations} />
      {tools !== null && accepted === undefined && (
        <Button variant="default" size="xs" w="fit-content" onClick={() => tools.accept([finding.id])}>
          Accept it…
        </Button>
      )}
    </article>
  );
}

function CardNumber({ number, onNumber }: Pick<Properties, 'onNumber'> & { readonly number: number }) {
  if (onNumber === undefined) return <span className={classes['number']}>{number}</span>;
  return (
    <button
      type="button"
      className={classes['number']}
      aria-label={`${number}: show it on the picture`}
      title="Show it on the picture"
      onClick={onNumber}
    >
      {number}
    </button>
  );
}

/** Whether the baseline of the check has the finding. */
function stateInWords({ baseline_state: state, new_occurrences: fresh, occurrences }: ReportedFinding): string | null {
  if (state === 'changed') return 'Changed since the baseline';
  if (state !== 'new') return null;
  return fresh !== null && fresh < occurrences ? `${fresh} of ${occurrences} are new` : 'New';
}
