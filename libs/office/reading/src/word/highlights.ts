/** The colours of highlights by their names (`ST_HighlightColor`: ECMA-376 Part 1, 17.18.40). */
export const HIGHLIGHTS: ReadonlyMap<string, number> = new Map([
  ['black', 0x000000],
  ['blue', 0x0000ff],
  ['cyan', 0x00ffff],
  ['green', 0x00ff00],
  ['magenta', 0xff00ff],
  ['red', 0xff0000],
  ['yellow', 0xffff00],
  ['white', 0xffffff],
  ['darkBlue', 0x000080],
  ['darkCyan', 0x008080],
  ['darkGreen', 0x008000],
  ['darkMagenta', 0x800080],
  ['darkRed', 0x800000],
  ['darkYellow', 0x808000],
  ['darkGray', 0x808080],
  ['lightGray', 0xc0c0c0],
]);
