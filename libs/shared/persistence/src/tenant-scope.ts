const KEYWORDS = new Set(
  'as cross for full group inner join left limit natural on order returning right set tablesample using values where'.split(
    ' ',
  ),
);
const DEFINITION =
  /^(create (unlogged )?table|create (unique )?index|alter table|drop (table|index)|comment on|lock table) /;
/** What may undo a comparison that stands beside it, or read rows where none is looked for. */
const UNDOING = /\b(or|union|except|intersect)\b|\bnot ?\(/;
const COLUMNS = ['organization_id', 'livemode'];

/** One mention of a tenant table, and the name that its columns go by. */
export interface Mention {
  readonly table: string;
  readonly alias: string;
}

/**
 * Whether a plain statement says whose rows it means, in one of the few forms that are known: an insert of values with both
 * columns; a select, update or delete that compares both columns of every mentioned table with a parameter, or with a table
 * that does; a definition. All else does not.
 */
export function isScoped(statement: string, mentions: readonly Mention[]): boolean {
  const [verb = ''] = statement.split(/[ (]/);
  switch (verb) {
    case 'insert':
      return mentions.length === 1 && insertsOwner(statement);
    case 'select':
    case 'update':
    case 'delete':
      return (
        !UNDOING.test(withoutSideConditions(statement)) &&
        COLUMNS.every((column) => comparesAll(statement, column, mentions))
      );
    default:
      return DEFINITION.test(statement) && !/\bselect\b|\bas (table|execute|values)\b/.test(statement);
  }
}

/** Every mention in a plain statement of a table that `mentioned` matches as `schema.table` and its partition's suffix. */
export function mentionsIn(statement: string, mentioned: RegExp): Mention[] {
  return Array.from(statement.matchAll(mentioned), ({ 0: name, 1: table = '', index }) => {
    const next = /^ (?:as )?([a-z_]\w*)/.exec(statement.slice(index + name.length))?.[1];
    return { table, alias: next === undefined || KEYWORDS.has(next) ? name.slice(name.indexOf('.') + 1) : next };
  });
}

/** A group in parentheses that names no tenant column may say "or": it undoes no comparison outside it. */
function withoutSideConditions(statement: string): string {
  const rest = statement.replace(/\([^()]*\)/g, (group) =>
    /organization_id|livemode|[a-z]\.|\bselect\b/.test(group) ? group : ' ',
  );
  return rest === statement ? statement : withoutSideConditions(rest);
}

function insertsOwner(statement: string): boolean {
  const columns = /^insert into [\w.]+(?: as \w+)? ?\(([^)]*)\) values\b/.exec(statement)?.[1]?.split(/ ?, ?/) ?? [];
  return COLUMNS.every((column) => columns.includes(column)) && !/\bselect\b|\btable\b/.test(statement);
}

/** Whether every mentioned table is compared with a parameter, or with a table that is. */
function comparesAll(statement: string, column: string, mentions: readonly Mention[]): boolean {
  const aliases = new Set(mentions.map(({ alias }) => alias));
  const compared = comparedWithParameter(statement, column, mentions);
  const equal = new RegExp(`\\b(\\w+)\\.${column} ?= ?(\\w+)\\.${column}\\b`, 'g');
  const pairs = Array.from(statement.matchAll(equal), ([, left = '', right = '']) => [left, right] as const);
  for (let round = 1; round < mentions.length; round += 1) {
    for (const [left, right] of pairs) {
      if (compared.has(left)) compared.add(right);
      if (compared.has(right)) compared.add(left);
    }
  }
  return aliases.size === mentions.length && [...aliases].every((alias) => compared.has(alias));
}

/** Behind the first `where` alone: behind `on` a comparison filters one side of an outer join, behind `set` nothing. */
function comparedWithParameter(statement: string, column: string, mentions: readonly Mention[]): Set<string> {
  const [, filter = ''] = / where (.*)/.exec(statement) ?? [];
  const [only, ...others] = mentions;
  const bare = others.length === 0 && only !== undefined ? only.alias : '';
  const comparison = new RegExp(`\\b(?:(\\w+)\\.)?${column} ?= ?(?:\\$\\d|true\\b|false\\b)`, 'g');
  return new Set(Array.from(filter.matchAll(comparison), ([, alias = bare]) => alias));
}
