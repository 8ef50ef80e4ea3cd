/** One sample of the text format of Prometheus. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Parses the samples of a response to GET /metrics. */
export function samplesOf(text: string): readonly Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = Array.from(labels.matchAll(/(\w+)="([^"]*)"/g), pairOf);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
}

function pairOf([, label = '', value = '']: RegExpMatchArray): [string, string] {
  return [label, value];
}

/** Returns every metric name that rules may use, including those that have no samples yet. */
export function metricNamesOf(text: string): ReadonlySet<string> {
  const types = Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  return new Set(types.flat());
}
