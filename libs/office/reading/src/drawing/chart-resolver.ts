import type { ChartElement, Paint, Provenance, TextBody } from '@livery/office-model';
import type { ModelSize } from '../parts/model-size.ts';
import type { ChartColors } from './chart-colors.ts';
import type { DrawingContext } from './drawing-context.ts';
import { resolveFill, UNFILLED } from './fill-resolver.ts';
import { resolveLine, resolveLineReference } from './line-resolver.ts';
import { RunResolver } from './run-resolver.ts';
import { NO_BULLET } from './source/bullet-source.ts';
import type { ChartElementSource, ChartSeriesSource, ChartSource } from './source/chart-source.ts';
import type { FillSource } from './source/fill-source.ts';
import { NO_LIST_STYLE } from './source/list-style-source.ts';
import { NO_RUN_PROPERTIES } from './source/run-properties-source.ts';
import { themeTypefaces } from './source/table-style-source.ts';
import { constantLayer, TextChain } from './text-chain.ts';

/** Points behind these only repeat colours. */
const MAX_POINTS = 100;
const DEFAULT_SIZE = 10;

/** Resolves the elements of one chart: series, text, areas, lines. */
export class ChartResolver {
  private readonly runs: RunResolver;
  private readonly ofChart: Provenance;
  private readonly ofStyle: Provenance;
  private readonly defaults: TextChain;
  /** The greatest index of a series; zero-based. */
  private readonly last: number;

  constructor(
    private readonly chart: ChartSource,
    private readonly colors: ChartColors,
    private readonly context: DrawingContext,
    part: string,
    size: ModelSize,
  ) {
    this.ofChart = { source: 'chart', part, location: null, name: 'the chart' };
    this.ofStyle = { source: 'chart_style', part, location: null, name: 'the chart' };
    this.runs = new RunResolver(context.colors, context.fonts, this.ofChart, size, true);
    this.last = chart.series.reduce((last, { index }) => Math.max(last, index), 0);
    const built = { ...NO_RUN_PROPERTIES, ...themeTypefaces('minor'), size: DEFAULT_SIZE };
    const space = chart.elements.find(({ path }) => path === '');
    this.defaults = new TextChain([
      constantLayer(space?.text ?? NO_RUN_PROPERTIES, this.ofChart),
      constantLayer(built, { ...this.ofStyle, source: 'built_in' }),
    ]);
  }

  elements(): readonly ChartElement[] {
    const own = this.chart.elements.map((element) => ({
      kind: element.kind,
      path: element.path,
      fill: this.fill(element.fill),
      line: this.line(element),
      text: this.text(element),
    }));
    const points = new Set(this.chart.elements.map(({ path }) => path));
    return [...own, ...this.chart.series.flatMap((series) => this.series(series, points))];
  }

  /** A series, or each of its points when every point has a colour of its own. */
  private series(series: ChartSeriesSource, points: ReadonlySet<string>): readonly ChartElement[] {
    if (!series.variesByPoint || series.fill !== undefined) return [this.wholeSeries(series)];
    const count = Math.min(MAX_POINTS, series.pointCount);
    const paths = Array.from({ length: count }, (_, index) => `${series.path}/point[${index}]`);
    return paths.flatMap((path, index) =>
      points.has(path)
        ? []
        : [{ kind: 'series', path, fill: this.automatic(index, series.pointCount - 1), line: UNFILLED, text: [] }],
    );
  }

  private wholeSeries(series: ChartSeriesSource): ChartElement {
    const { path, isLine, index } = series;
    const line = series.line?.fill ? this.line(series) : isLine ? this.automaticLine(index) : UNFILLED;
    const fill = series.fill ? this.fill(series.fill) : isLine ? UNFILLED : this.automatic(index, this.last);
    return { kind: 'series', path, fill, line, text: [] };
  }

  private automatic(index: number, last: number): Paint {
    const color = this.context.colors.resolve(this.colors.of(index, last), this.ofStyle);
    return color === null ? { kind: 'unknown', provenance: this.ofStyle } : { kind: 'solid', color };
  }

  /** A line without a colour of its own has the first line style of the theme. */
  private automaticLine(index: number): Paint {
    const { colors, theme } = this.context;
    const reference = { index: 1, color: this.colors.of(index, this.last) };
    const line = resolveLineReference(reference, theme, { colors, provenance: this.ofStyle });
    return line.kind === 'solid' ? line : this.automatic(index, this.last);
  }

  private fill(fill: FillSource | undefined): Paint {
    return fill === undefined ? UNFILLED : resolveFill(fill, { colors: this.context.colors, provenance: this.ofChart });
  }

  private line({ line }: ChartElementSource): Paint {
    return (line && resolveLine(line, { colors: this.context.colors, provenance: this.ofChart })) ?? UNFILLED;
  }

  /** The text that is written in the element, or else the texts of the data in the style of the element. */
  private text({ kind, path, rich, text, labels }: ChartElementSource): TextBody {
    if (kind !== 'text') return [];
    const chain = this.defaults.under(constantLayer(text, this.ofChart));
    if (rich !== undefined) return this.runs.body(rich, chain, 1);
    // A title without text of its own shows the text of the data, or none.
    if (labels.length === 0 && path.endsWith('title')) return [];
    // Labels whose texts are not in the file show numbers, for which a digit stands here.
    const shown = labels.length > 0 ? labels.join('\n') : '0';
    const run = { end: shown.length, field: null, isAfterFormula: false, properties: NO_RUN_PROPERTIES };
    const paragraph = { level: 0, defaults: NO_RUN_PROPERTIES, bullet: NO_BULLET, text: shown, runs: [run] };
    return this.runs.body({ fontScale: undefined, listStyle: NO_LIST_STYLE, paragraphs: [paragraph] }, chain, 1);
  }
}
