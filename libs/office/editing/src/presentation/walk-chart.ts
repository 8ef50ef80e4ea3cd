import { AXES, LINE_CHARTS } from '@livery/office-reading';
import type { XmlAttributes } from '@livery/office-package';
import type { EditTree } from '../edit-tree.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, outline } from '../xml/element-walker.ts';
import type { PartEdits } from './part-edits.ts';
import { writeChartElement } from './write-chart-element.ts';

/** The children of an element of a chart that say how it looks. */
const LOOKS: ReadonlySet<string> = new Set(['spPr', 'txPr', 'tx']);

/** An element of a chart while it is walked through. Its path may be known only from its children. */
interface Place {
  path: string;
  isDeleted: boolean;
  readonly isLine: boolean;
}

type InnerWalker = (local: string, attributes: XmlAttributes, name: string) => ElementWalker | undefined;

/** The walker of a chart part, which gives its elements the paths that the reader gives them. */
export function walkChart(root: string, attributes: XmlAttributes, tree: EditTree, edits: PartEdits): ElementWalker {
  return new ChartWalker(tree, edits).space(root, attributes);
}

class ChartWalker {
  private series = 0;
  private readonly points = new Set<string>();

  constructor(
    private readonly tree: EditTree,
    private readonly edits: PartEdits,
  ) {}

  space(root: string, attributes: XmlAttributes): ElementWalker {
    return this.element(root, attributes, placeAt(''), (local) =>
      local === 'chart' ? { child: (name, own) => this.ofChart(name, own) } : undefined,
    );
  }

  private ofChart(name: string, attributes: XmlAttributes): ElementWalker | undefined {
    const local = localName(name);
    if (local === 'title' || local === 'legend') return this.element(name, attributes, placeAt(local));
    if (local !== 'plotArea') return undefined;
    return this.element(name, attributes, placeAt('plot_area'), (child, own, raw) => this.ofPlot(child, raw, own));
  }

  private ofPlot(local: string, name: string, attributes: XmlAttributes): ElementWalker | undefined {
    const axis = AXES.get(local);
    if (axis !== undefined) return this.axis(name, attributes, axis);
    if (local === 'plotAreaRegion') return { child: (child, own) => this.ofPlot(localName(child), child, own) };
    if (local === 'plotSurface') return this.element(name, attributes, placeAt('plot_area'));
    if (local === 'series' && attributes.get('hidden') !== '1') return this.oneSeries(name, attributes, false);
    if (local === 'dTable') return this.element(name, attributes, placeAt('data_table'));
    return local.endsWith('Chart') ? this.group(LINE_CHARTS.has(local)) : undefined;
  }

  private axis(name: string, attributes: XmlAttributes, kind: string): ElementWalker {
    const place = placeAt(`axis[${kind}]`);
    place.isDeleted = isOn(attributes.get('hidden') ?? '0');
    return this.element(name, attributes, place, (local, own, raw) => {
      if (local === 'catScaling') place.path = 'axis[category]';
      if (local === 'delete') place.isDeleted = isOn(own.get('val') ?? '1');
      if (local === 'title') return this.element(raw, own, placeAt(`${place.path}/title`));
      const isGrid = local.endsWith('ajorGridlines') || local.endsWith('inorGridlines');
      return isGrid ? this.element(raw, own, placeAt(`${place.path}/gridlines`, true)) : undefined;
    });
  }

  private group(isLine: boolean): ElementWalker {
    return {
      child: (name, attributes) => {
        const local = localName(name);
        if (local === 'dLbls') return this.element(name, attributes, placeAt('labels'));
        return local === 'ser' ? this.oneSeries(name, attributes, isLine) : undefined;
      },
    };
  }

  private oneSeries(name: string, attributes: XmlAttributes, isLine: boolean): ElementWalker {
    const path = `series[${this.series}]`;
    this.series += 1;
    const inner: InnerWalker = (local, own, raw) => {
      switch (local) {
        case 'dPt':
        case 'dataPt':
          return this.point(raw, own, path, isLine);
        case 'dLbls':
        case 'dataLabels':
          return this.element(raw, own, placeAt(`${path}/labels`));
        case 'marker':
          return this.element(raw, own, placeAt(`${path}/marker`));
        case 'trendline':
        case 'errBars':
          return this.element(raw, own, placeAt(`${path}/${local}`, true));
        default:
          return undefined;
      }
    };
    return this.element(name, attributes, placeAt(path, isLine), inner, (series) => this.addPoints(series, path));
  }

  /** Adds the points that have no element yet, since they look as the series does. */
  private addPoints(series: ElementDraft, path: string): void {
    for (const [step, tree] of this.tree.steps) {
      const number = step.startsWith(`${path}/point[`) ? /\[(\d+)]$/.exec(step)?.[1] : undefined;
      if (number === undefined || this.points.has(step) || !series.canTake('c:dPt')) continue;
      const point = ElementDraft.made('c:dPt', {}, [
        ElementDraft.made('c:idx', { val: number }),
        ElementDraft.made('c:bubble3D', { val: '0' }),
      ]);
      writeChartElement(point, tree, false, this.edits);
      if (point.child('c:spPr') !== undefined) series.put(point);
    }
  }

  private point(name: string, attributes: XmlAttributes, series: string, isLine: boolean): ElementWalker {
    const place = placeAt(`${series}/point[${Number(attributes.get('idx') ?? 0)}]`, isLine);
    return this.element(name, attributes, place, (local, own) => {
      if (local === 'idx') place.path = `${series}/point[${Number(own.get('val') ?? 0)}]`;
      this.points.add(place.path);
      return undefined;
    });
  }

  /** Keeps how an element looks, and makes its edits at its end. @param add adds children that have edits and are not there yet */
  private element(
    name: string,
    attributes: XmlAttributes,
    place: Place,
    inner?: InnerWalker,
    add?: (element: ElementDraft) => void,
  ): ElementWalker {
    const childOf = (child: string, own: XmlAttributes) => {
      const local = localName(child);
      return LOOKS.has(local) ? 'whole' : inner?.(local, own, child);
    };
    return outline(name, attributes, childOf, (written) => {
      const own = place.isDeleted ? undefined : this.tree.at(place.path);
      if (own === undefined && add === undefined) return;
      const element = ElementDraft.of(written);
      if (own !== undefined) writeChartElement(element, own, place.isLine, this.edits);
      add?.(element);
      this.edits.finish(element);
    });
  }
}

function placeAt(path: string, isLine = false): Place {
  return { path, isDeleted: false, isLine };
}

function isOn(value: string): boolean {
  return value === '1' || value === 'true';
}

/** The name without its prefix: the charts of Office 2016 (`cx`) name most elements as others do (`c`). */
function localName(name: string): string {
  return name.replace(/^cx?:/, '');
}
