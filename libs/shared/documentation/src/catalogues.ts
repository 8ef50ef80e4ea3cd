import { statusOf } from '@livery/http';
import type { ErrorCatalogue, EventDefinition } from '@livery/kernel';
import { checkTypeSections, commonParameters, type DocumentedCheckType } from './check-type-sections.ts';

/** The catalogues of the code that guides include. */
export interface Catalogues {
  readonly errorCodes: ErrorCatalogue;
  readonly events: readonly EventDefinition[];
  readonly checks: readonly DocumentedCheckType[];
}

/** Markdown by the name with which a guide includes it: `<!-- error codes -->`. */
export type CatalogueTexts = Readonly<Record<string, string>>;

export function catalogueTexts({ errorCodes, events, checks }: Catalogues): CatalogueTexts {
  return {
    'error codes': errorTable(errorCodes),
    'event types': eventCatalogue(events),
    'check types': checkTable(checks),
    'common parameters': commonParameters(checks),
    'rule parameters': checkTypeSections(checks),
  };
}

function checkTable(checks: Catalogues['checks']): string {
  const rows = checks.map(({ type, severity, summary }) => `| \`${type}\` | ${summary} | ${severity} |`);
  return ['| type | finds | default severity |', '|---|---|---|', ...rows].join('\n');
}

/** The error codes as a table, sorted by status. */
function errorTable(errorCodes: ErrorCatalogue): string {
  const rows = Object.entries(errorCodes)
    .map(([code, { kind, meaning }]) => ({ code, status: statusOf(kind), meaning }))
    .sort((one, other) => one.status - other.status || one.code.localeCompare(other.code, 'en'))
    .map(({ code, status, meaning }) => `| \`${code}\` | ${status} | ${meaning} |`);
  return ['| code | status | meaning |', '|---|---|---|', ...rows].join('\n');
}

/** A section for each event type, with an example of its `data`. */
function eventCatalogue(events: readonly EventDefinition[]): string {
  return events
    .map(({ type, description, example }) => {
      const json = JSON.stringify(example, null, 2);
      return `### ${type}\n\n${description}\n\n\`\`\`json\n${json}\n\`\`\``;
    })
    .join('\n\n');
}
