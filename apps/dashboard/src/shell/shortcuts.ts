/** Keys that do something on every page. */
export interface Shortcut {
  readonly effect: string;
  /** The keys as people read them. */
  readonly keys: readonly string[];
  /** The keys as handlers are registered for them. On some keyboards a sign needs no Shift. */
  readonly hotkeys: readonly string[];
}

export const GO_TO: Shortcut = {
  effect: 'Go to a page by its name, or to a record by its id',
  keys: ['Ctrl', 'K'],
  hotkeys: ['mod+K'],
};

export const SHOW_SHORTCUTS: Shortcut = {
  effect: 'Show this list',
  keys: ['?'],
  hotkeys: ['shift+?', '?'],
};

/** The list that people see. */
export const SHORTCUTS: readonly Shortcut[] = [GO_TO, SHOW_SHORTCUTS];
