/** First steps with names, which may hold slashes and brackets themselves. */
const NAMED = /^(?:layout|table_style|part)\[.*?](?=\/(?:shape|background|color|font|level)\b|$)/s;
/** First steps that only say which part is meant. */
const PART = /^(?:slide|master|theme)\[\d+]$|^notes_master$|^(?:layout|part)\[/;

/** The steps of a location below its part: `shape[5]`, `paragraph[1]`, `run[0]`. All that lies between a chart and its text is one step. */
export function locationSteps(location: string): readonly string[] {
  const named = NAMED.exec(location)?.[0] ?? /^[^/]*/.exec(location)?.[0] ?? '';
  const below = location.slice(named.length + 1);
  const steps = below === '' ? [] : below.split('/');
  const chart = steps.indexOf('chart');
  if (chart !== -1) return chartSteps(steps.slice(chart + 1));
  if (steps[0] === 'notes') return steps.slice(1);
  return PART.test(named) ? steps : [named, ...steps];
}

function chartSteps(steps: readonly string[]): readonly string[] {
  const text = steps.findIndex((step) => step.startsWith('paragraph['));
  const end = text === -1 ? steps.length : text;
  return [steps.slice(0, end).join('/'), ...steps.slice(end)];
}
