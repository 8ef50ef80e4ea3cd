import {
  type DocumentChange,
  type DocumentEdit,
  type EffectiveColor,
  type Paint,
  type Presentation,
  type Provenance,
  type RunStyle,
  type Shape,
  type TextBody,
} from '@livery/office-model';

const TYPEFACE = 'Livery Test';
const RGB = 0x123457;
const LANGUAGE = 'fr-CA';
/** What stands in the place of the middle of a paragraph. */
const WORDS = 'Ä<&>';

/** A value of the model at one place, and the edit that changes it. */
export interface ModelPlace {
  readonly location: string;
  readonly kind: string;
  readonly value: unknown;
  readonly wanted: unknown;
  /** Null where the value is that of a theme, or built in. */
  readonly edit: DocumentEdit | null;
}

type Surface = Extract<DocumentChange, { kind: 'color' }>['surface'];

/** The values of a presentation that edits change, in document order. */
export function placesOf(model: Presentation): readonly ModelPlace[] {
  const places: ModelPlace[] = [];
  for (const slide of model.slides) {
    const path = `slide[${slide.index}]`;
    slide.shapes.forEach((shape, index) => addShape(shape, `${path}/shape[${index}]`, places));
    addText(slide.notes, `${path}/notes`, 'notes_text', places);
  }
  return places;
}

function addShape(shape: Shape, location: string, places: ModelPlace[]): void {
  if (shape.kind !== 'group') addPaint(shape.fill, location, 'fill', places);
  addPaint(shape.line, location, 'line', places);
  addText(shape.text, location, 'text', places);
  for (const cell of shape.rows.flat()) {
    const own = `${location}/cell[${cell.row},${cell.column}]`;
    addPaint(cell.fill, own, 'table_fill', places);
    addText(cell.text, own, 'table_text', places);
  }
  for (const { path, kind, fill, text } of shape.chart?.elements ?? []) {
    const own = path === '' ? `${location}/chart` : `${location}/chart/${path}`;
    if (kind === 'series') addPaint(fill, own, 'chart_series', places);
    if (path === 'title') addText(text, own, 'chart_text', places);
  }
  shape.children.forEach((child, index) => addShape(child, `${location}/child[${index}]`, places));
}

function addText(body: TextBody, location: string, surface: Surface, places: ModelPlace[]): void {
  for (const { runs, number } of body) {
    for (let index = 0; index < runs.length; index += 1) {
      const style = runs.formatAt(index)?.style;
      if (style !== undefined) addRun(style, `${location}/paragraph[${number}]/run[${index}]`, surface, places);
    }
  }
}

function addRun(style: RunStyle, location: string, surface: Surface, places: ModelPlace[]): void {
  const { latin } = style.fonts;
  const at = (provenance: Provenance, change: DocumentChange) => editOf(provenance, location, change);
  places.push(
    {
      location,
      kind: 'font',
      value: latin.typeface,
      wanted: TYPEFACE,
      edit:
        latin.theme === null
          ? at(latin.provenance, {
              kind: 'font',
              slot: 'latin',
              from: latin.typeface,
              to: { kind: 'typeface', typeface: TYPEFACE },
            })
          : null,
    },
    {
      location,
      kind: 'size',
      value: style.size.nominal,
      wanted: style.size.nominal + 1,
      edit: at(style.size.provenance, { kind: 'size', from: style.size.nominal, to: style.size.nominal + 1 }),
    },
    {
      location,
      kind: 'language',
      value: style.language?.tag,
      wanted: LANGUAGE,
      edit:
        style.language && at(style.language.provenance, { kind: 'language', from: style.language.tag, to: LANGUAGE }),
    },
  );
  if (!style.hyperlink) addPaint(style.paint, location, surface, places);
}

function addPaint(paint: Paint, location: string, surface: Surface, places: ModelPlace[]): void {
  const color = paint.kind === 'solid' ? paint.color : null;
  const edit = color === null ? null : colorEdit(color, location, surface);
  places.push({ location, kind: surface, value: color?.rgb ?? paint.kind, wanted: RGB, edit });
}

/** Colours that the format scheme of the theme makes, and those that a group or a picture has, are set elsewhere. */
function colorEdit(color: EffectiveColor, location: string, surface: Surface): DocumentEdit | null {
  if (color.ofFormatScheme) return null;
  return editOf(color.provenance, location, { kind: 'color', surface, from: color.rgb, to: { slot: null, rgb: RGB } });
}

function editOf(provenance: Provenance, location: string, change: DocumentChange): DocumentEdit | null {
  const { part, source } = provenance;
  if (part === null || source === 'theme' || source === 'built_in') return null;
  return { part, location: provenance.location ?? location, change };
}

/** Edits of the middle of each paragraph of the slides that holds neither fields nor line breaks, with the text that it has afterwards. */
export function textEdits(model: Presentation): readonly { readonly edit: DocumentEdit; readonly wanted: string }[] {
  return model.slides.flatMap((slide) =>
    slide.shapes.flatMap((shape, index) =>
      shape.text.flatMap(({ text, runs, number }) => {
        if (text === '' || text.includes('\n') || runs.some(({ field }) => field !== null)) return [];
        const [start, end] = [Math.floor(text.length / 3), Math.ceil((2 * text.length) / 3)];
        if (!text.slice(start, end).isWellFormed()) return [];
        const change: DocumentChange = { kind: 'text', start, end, from: text.slice(start, end), to: WORDS };
        const location = `slide[${slide.index}]/shape[${index}]/paragraph[${number}]`;
        return [
          {
            edit: { part: slide.part, location, change },
            wanted: text.slice(0, start) + WORDS + text.slice(end),
          },
        ];
      }),
    ),
  );
}

export function textAt(model: Presentation, location: string): string | undefined {
  const [slide = 0, shape = 0, paragraph = 0] = [...location.matchAll(/\[(\d+)]/g)].map(([, number]) => Number(number));
  return model.slides[slide]?.shapes[shape]?.text[paragraph]?.text;
}
