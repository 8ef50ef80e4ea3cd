import type { ChartElementKind } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { flag, integer } from '../../parts/numbers.ts';
import type { ColorMap } from '../color-map.ts';
import { categoryReader, countReader, labelReader, localName } from './chart-cache.ts';
import { ChartElementReader } from './chart-element-source.ts';
import { AXES, LINE_CHARTS } from './chart-names.ts';
import type { ChartSource } from './chart-source.ts';

/** The reader of a whole chart part, `c:chartSpace` or that of Office 2016, `cx:chartSpace`. */
export function readChart(set: (chart: ChartSource) => void): ElementReader {
  const chart = new ChartReader();
  return {
    child: () => ({ child: (name, attributes) => chart.ofSpace(name, attributes), end: () => set(chart.source) }),
  };
}

class ChartReader {
  private readonly space = new ChartElementReader('area', '');
  private readonly elements: ChartElementReader[] = [this.space];
  private readonly series: { reader: ChartElementReader; facts: SeriesFacts }[] = [];
  private colorMap: ColorMap | undefined;
  private style = 2;
  private hasUserShapes = false;
  private categories: readonly string[] = [];

  get source(): ChartSource {
    const names = this.series.map(({ reader }) => reader.source.labels[0] ?? '').filter((name) => name !== '');
    const elements = this.elements
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ source }) => {
        if (source.path === 'legend') return { ...source, labels: names };
        return /^axis\[(category|date)]$/.test(source.path) ? { ...source, labels: this.categories } : source;
      });
    const series = this.series.map(({ reader, facts }) => ({
      ...reader.source,
      ...facts,
      variesByPoint: facts.variesByPoint && this.series.length === 1,
    }));
    const { colorMap, style, hasUserShapes } = this;
    return { colorMap, style, hasUserShapes, elements, series };
  }

  ofSpace(name: string, attributes: XmlAttributes): ElementReader | undefined {
    const local = localName(name);
    if (local === 'style') this.style = integer(attributes.get('val')) ?? this.style;
    // The style of Office 2010 counts from 101.
    if (local === 'c14:style') this.style = (integer(attributes.get('val')) ?? 102) - 100;
    if (local === 'userShapes') this.hasUserShapes = true;
    if (local === 'clrMapOvr') this.colorMap = new Map(attributes);
    if (local === 'chart') return { child: (child) => this.ofChart(localName(child)) };
    if (local === 'chartData') return categoryReader((labels) => (this.categories = labels));
    return this.space.child(name);
  }

  private ofChart(local: string): ElementReader | undefined {
    if (local === 'title') return this.element('text', 'title');
    if (local === 'legend') return this.element('text', 'legend');
    if (local !== 'plotArea') return undefined;
    const plot = this.add(new ChartElementReader('area', 'plot_area'));
    return { child: (name, own) => this.ofPlot(name, own, plot) ?? plot.child(name) };
  }

  private ofPlot(name: string, attributes: XmlAttributes, plot: ChartElementReader): ElementReader | undefined {
    const local = localName(name);
    const axis = AXES.get(local);
    if (axis !== undefined) return this.axis(`axis[${axis}]`, flag(attributes.get('hidden')));
    if (local === 'plotAreaRegion') return { child: (child, own) => this.ofPlot(child, own, plot) };
    if (local === 'plotSurface') return { child: (child) => plot.child(child) };
    if (local === 'series' && !flag(attributes.get('hidden'))) {
      return this.oneSeries({ isLine: false, variesByPoint: false }, integer(attributes.get('formatIdx')));
    }
    if (local === 'dTable') return this.element('text', 'data_table');
    return local.endsWith('Chart') ? this.group(LINE_CHARTS.has(local)) : undefined;
  }

  private axis(path: string, isHidden: boolean): ElementReader {
    const axis = this.add(new ChartElementReader('text', path));
    axis.isDeleted = isHidden;
    return {
      child: (name, attributes) => {
        const local = localName(name);
        // All axes of Office 2016 have the same name. Their first child says which axis it is.
        if (local === 'catScaling') axis.path = 'axis[category]';
        if (local === 'delete') axis.isDeleted = flag(attributes.get('val') ?? '1');
        if (local === 'title') return this.element('text', `${axis.path}/title`);
        if (local.endsWith('ajorGridlines') || local.endsWith('inorGridlines')) {
          return this.element('line', `${axis.path}/gridlines`);
        }
        return axis.child(name);
      },
    };
  }

  private group(isLine: boolean): ElementReader {
    const facts = { isLine, variesByPoint: false };
    return {
      child: (name, attributes) => {
        const local = localName(name);
        if (local === 'varyColors') facts.variesByPoint = flag(attributes.get('val') ?? '1');
        if (local === 'dLbls') return this.element('text', 'labels');
        return local === 'ser' ? this.oneSeries(facts) : undefined;
      },
    };
  }

  private oneSeries(group: Pick<SeriesFacts, 'isLine' | 'variesByPoint'>, format?: number): ElementReader {
    const path = `series[${this.series.length}]`;
    const reader = new ChartElementReader('series', path);
    const facts: SeriesFacts = { ...group, index: format ?? this.series.length, pointCount: 0 };
    this.series.push({ reader, facts });
    return {
      child: (name, attributes) => {
        switch (localName(name)) {
          case 'idx':
            facts.index = integer(attributes.get('val')) ?? facts.index;
            return undefined;
          case 'dPt':
          case 'dataPt':
            return this.point(path, attributes);
          case 'dLbls':
          case 'dataLabels':
            return this.element('text', `${path}/labels`);
          case 'marker':
            return this.element('series', `${path}/marker`);
          case 'trendline':
          case 'errBars':
            return this.element('line', `${path}/${localName(name)}`);
          case 'val':
          case 'yVal':
            return countReader((count) => (facts.pointCount = count));
          case 'cat':
            return labelReader((labels) => (this.categories = labels));
          default:
            return reader.child(name);
        }
      },
    };
  }

  private point(series: string, attributes: XmlAttributes): ElementReader {
    const given = attributes.get('idx');
    const point = this.add(new ChartElementReader('series', `${series}/point[${integer(given) ?? 0}]`));
    return {
      child: (name, own) => {
        if (localName(name) === 'idx') point.path = `${series}/point[${integer(own.get('val')) ?? 0}]`;
        return point.child(name);
      },
    };
  }

  private element(kind: ChartElementKind, path: string): ElementReader {
    const element = this.add(new ChartElementReader(kind, path));
    return { child: (name) => element.child(name) };
  }

  private add(element: ChartElementReader): ChartElementReader {
    this.elements.push(element);
    return element;
  }
}

interface SeriesFacts {
  index: number;
  isLine: boolean;
  variesByPoint: boolean;
  pointCount: number;
}
