const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const FIRST_PRINTABLE = 0x20;
const SPACE = /[ \t\n\r]*/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** The first error in a JSON text (RFC 8259). */
export interface JsonFlaw {
  /** Its index in the text. It is the length of the text if the text ends too early. */
  readonly at: number;
  /** The path of a repeated name, such as `data[2].hex`; null if the text is not JSON. */
  readonly repeated: string | null;
}

/** An object or a list whose end was not reached yet. */
interface Open {
  /** The names of the object so far; null for a list. */
  readonly names: Set<string> | null;
  /** The name (in an object) or index (in a list) of the current value. */
  member: string | number;
  isEmpty: boolean;
}

/**
 * Finds what `JSON.parse` does not report: the position of a syntax error, and a name that an object has twice (`JSON.parse` uses the
 * last value). It takes linear time, and memory for each level: ask `outlineOf` before for those of a hostile text.
 */
export function findJsonFlaw(text: string): JsonFlaw | null {
  return new JsonWalk(text).flaw();
}

/** What a JSON text consists of, as far as it is JSON. */
export interface JsonOutline {
  /** The names of all objects, repeated ones included. */
  readonly names: number;
  /** How deep objects and lists lie in one another. It is not counted beyond the limit. */
  readonly depth: number;
}

/** Counts names and levels without making anything of the text. It stops where the text is deeper than the limit. */
export function outlineOf(json: string, mostLevels: number): JsonOutline {
  let [names, level, depth] = [0, 0, 0];
  for (let at = 0; at < json.length && depth <= mostLevels; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfString(json, at);
    else if (code === COLON) names += 1;
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) depth = Math.max(depth, ++level);
    else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) level -= 1;
  }
  return { names, depth };
}

function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = end;
    while (json.charCodeAt(escapes - 1) === BACKSLASH) escapes -= 1;
    if ((end - escapes) % 2 === 0) return end;
  }
  return json.length;
}

class JsonWalk {
  private at = 0;
  private readonly open: Open[] = [];
  private repeated: string | null = null;

  constructor(private readonly text: string) {}

  flaw(): JsonFlaw | null {
    let isGood = this.value();
    for (let last = this.open.at(-1); isGood && last !== undefined; last = this.open.at(-1)) isGood = this.next(last);
    if (isGood) this.skip(SPACE);
    return isGood && this.at === this.text.length ? null : { at: this.at, repeated: this.repeated };
  }

  /** Reads one value; of an object or a list only its beginning. All methods return false at an error. */
  private value(): boolean {
    this.skip(SPACE);
    const first = this.text[this.at];
    if (first === '"') return this.string();
    if (first !== '{' && first !== '[') return this.skip(SCALAR);
    this.at += 1;
    this.open.push({ names: first === '{' ? new Set() : null, member: first === '{' ? '' : -1, isEmpty: true });
    return true;
  }

  /** Reads the next member of an object or list, or its end. */
  private next(last: Open): boolean {
    this.skip(SPACE);
    if (this.text[this.at] === (last.names === null ? ']' : '}')) {
      this.at += 1;
      this.open.pop();
      return true;
    }
    if (!last.isEmpty && !this.character(',')) return false;
    last.isEmpty = false;
    if (last.names !== null) return this.name(last, last.names) && this.value();
    last.member = Number(last.member) + 1;
    return this.value();
  }

  private name(last: Open, names: Set<string>): boolean {
    this.skip(SPACE);
    const start = this.at;
    if (this.text[start] !== '"' || !this.string()) return false;
    const name = nameOf(this.text.slice(start, this.at));
    last.member = name;
    if (names.has(name)) {
      this.repeated = this.path();
      this.at = start;
      return false;
    }
    names.add(name);
    this.skip(SPACE);
    return this.character(':');
  }

  private string(): boolean {
    this.at += 1;
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code === BACKSLASH && this.skip(ESCAPE)) continue;
      // The second condition is true at the end of the text, too, where the code is NaN.
      if (code === BACKSLASH || !(code >= FIRST_PRINTABLE)) return false;
      this.at += 1;
      if (code === QUOTE) return true;
    }
  }

  private character(wanted: string): boolean {
    if (this.text[this.at] !== wanted) return false;
    this.at += 1;
    return true;
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const isThere = pattern.test(this.text);
    if (isThere) this.at = pattern.lastIndex;
    return isThere;
  }

  private path(): string {
    return this.open
      .map(({ names, member }, depth) => (names === null ? `[${member}]` : depth === 0 ? member : `.${member}`))
      .join('');
  }
}

function nameOf(quoted: string): string {
  return quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
}
