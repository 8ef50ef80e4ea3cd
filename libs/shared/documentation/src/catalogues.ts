import { ERROR_CATALOGUE, statusOf } from '@livery/http';
import type { EventDefinition } from '@livery/kernel';

/** Every error code as a table in Markdown, by its status. */
export function errorTable(): string {
  const rows = Object.entries(ERROR_CATALOGUE)
    .map(([code, { kind, meaning }]) => ({ code, status: statusOf(kind), meaning }))
    .sort((one, other) => one.status - other.status || one.code.localeCompare(other.code, 'en'))
    .map(({ code, status, meaning }) => `| \`${code}\` | ${status} | ${meaning} |`);
  return ['| code | status | meaning |', '|---|---|---|', ...rows].join('\n');
}

/** Every type of event with what its `data` may look like, in Markdown. */
export function eventCatalogue(events: readonly EventDefinition[]): string {
  return events
    .map(({ type, description, example }) => {
      const json = JSON.stringify(example, null, 2);
      return `### ${type}\n\n${description}\n\n\`\`\`json\n${json}\n\`\`\``;
    })
    .join('\n\n');
}
