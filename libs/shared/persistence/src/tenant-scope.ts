const KEYWORDS = new Set(
  'as cross for full group inner join left limit natural on order returning right set tablesample using values where'.split(
    ' ',
  ),
);
const DEFINITION =
  /^(create (unlogged )?table|create (unique )?index|alter table|drop (table|index)|comment on|lock table) /;
/** Words that may cancel the effect of a comparison beside them, or read rows that no comparison limits. */
const CANCELLING = /\b(or|union|except|intersect)\b|\bnot ?\(/;
const COLUMNS = ['organization_id', 'livemode'];

/** One mention of a tenant table in a statement. */
export interface Mention {
  readonly table: string;
  /** The name by which the statement refers to the columns of the table. */
  readonly alias: string;
}

/**
 * Whether a plain statement is limited to one tenant. Three forms are recognised: an insert of values with both tenant columns; a
 * select, update or delete that compares both columns of every mentioned table with a parameter, or with a table that is compared
 * in this way; and a definition, such as `create table`.
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
        !CANCELLING.test(withoutSideConditions(statement)) &&
        COLUMNS.every((column) => comparesAll(statement, column, mentions))
      );
    default:
      return DEFINITION.test(statement) && !/\bselect\b|\bas (table|execute|values)\b/.test(statement);
  }
}

/**
 * Lists the tenant tables that a plain statement mentions.
 * @param mentioned matches `schema.table` with the suffix of a partition, if there is one
 */
export function mentionsIn(statement: string, mentioned: RegExp): Mention[] {
  return Array.from(statement.matchAll(mentioned), ({ 0: name, 1: table = '', index }) => {
    const next = /^ (?:as )?([a-z_]\w*)/.exec(statement.slice(index + name.length))?.[1];
    return { table, alias: next === undefined || KEYWORDS.has(next) ? name.slice(name.indexOf('.') + 1) : next };
  });
}

/** Removes groups in parentheses without tenant columns. An "or" within such a group cancels no comparison outside it. */
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

/** Whether a column of every mentioned table is compared with a parameter, or with a table that is compared with one. */
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

/**
 * The aliases whose column is compared with a parameter after the first `where`. A comparison after `on` filters only one side of
 * an outer join, and one after `set` filters nothing.
 */
function comparedWithParameter(statement: string, column: string, mentions: readonly Mention[]): Set<string> {
  const [, filter = ''] = / where (.*)/.exec(statement) ?? [];
  const [only, ...others] = mentions;
  const bare = others.length === 0 && only !== undefined ? only.alias : '';
  const comparison = new RegExp(`\\b(?:(\\w+)\\.)?${column} ?= ?(?:\\$\\d|true\\b|false\\b)`, 'g');
  return new Set(Array.from(filter.matchAll(comparison), ([, alias = bare]) => alias));
}
