/** The slots of the theme by the names that colours use: `bg1` stands for `lt1` (ECMA-376 Part 1, 19.3.1.6). */
export type ColorMap = ReadonlyMap<string, string>;
