import type { ValueSource } from '@livery/office-model';
import type { DocumentFormat } from '../document-format.ts';
import type { Finding } from '../finding.ts';
import { HEADER_AND_FOOTER, isInNotesMaster, menuOf, NOTES_MASTER, SLIDE_MASTER } from '../judging/cause.ts';
import { type FindingOrigin, isInNotes } from './finding-origin.ts';

/** A menu of PowerPoint and of Word; one text where both have the same, null where one has none. */
type Menu = string | readonly [powerPoint: string | null, word: string | null];

const THEME_COLORS: Menu = ['View ▸ Slide Master ▸ Colors ▸ Customize Colors', 'Design ▸ Colors ▸ Customize Colors'];
const THEME_FONTS: Menu = ['View ▸ Slide Master ▸ Fonts ▸ Customize Fonts', 'Design ▸ Fonts ▸ Customize Fonts'];
const INSPECT = 'File ▸ Info ▸ Check for Issues ▸ Inspect Document';
const FONT_COLOR = 'Home ▸ Font Color';
const HEADER_FOOTER: Menu = [HEADER_AND_FOOTER, 'Insert ▸ Header or Footer'];
const SELECTION: Menu = ['Home ▸ Select ▸ Selection Pane', 'Layout ▸ Selection Pane'];
const PICTURE_SIZE = 'Picture Format ▸ Size';
const REPLACE: Menu = ['Home ▸ Replace', 'Home ▸ Replace'];

/** Where the colour of a surface is set. */
const SURFACES: ReadonlyMap<string, Menu> = new Map<string, Menu>([
  ...['text', 'table_text', 'smartart_text', 'notes_text', 'bullet', 'numbering'].map(
    (one) => [one, FONT_COLOR] as const,
  ),
  ...['fill', 'smartart_fill', 'drawing_fill', 'gradient_stop', 'pattern'].map(
    (one) => [one, 'Shape Format ▸ Shape Fill'] as const,
  ),
  ...['line', 'drawing_line'].map((one) => [one, 'Shape Format ▸ Shape Outline'] as const),
  ...['shadow', 'glow', 'effect3d'].map((one) => [one, 'Shape Format ▸ Shape Effects'] as const),
  ...['chart_series', 'chart_area', 'chart_line', 'chart_text'].map((one) => [one, 'Chart ▸ Format'] as const),
  ['background', 'Design ▸ Format Background'],
  ['page_background', 'Design ▸ Page Color'],
  ['table_fill', 'Table Design ▸ Shading'],
  ['table_border', 'Table Design ▸ Borders'],
  ['shading', 'Home ▸ Shading'],
  ['border', 'Home ▸ Borders'],
  ['highlight', 'Home ▸ Text Highlight Color'],
  ['hyperlink', THEME_COLORS],
]);

/** Where what a type of check, or a family of them, judges is set. */
const TYPES: ReadonlyMap<string, Menu> = new Map<string, Menu>([
  ['a11y.alt_text', 'Right-click ▸ View Alt Text'],
  ['a11y.link_text', 'Insert ▸ Link'],
  ['a11y.reading_order', ['Review ▸ Check Accessibility ▸ Reading Order Pane', null]],
  ['a11y.table_header', 'Table Design ▸ Header Row'],
  ['a11y.merged_cells', 'Table Layout ▸ Split Cells'],
  ['changes', [null, 'Review ▸ Accept']],
  ['comments', 'Review ▸ Delete'],
  ['contrast', FONT_COLOR],
  ['deck.animation', ['Animations ▸ Animation Pane', null]],
  ['deck.transition', ['Transitions ▸ None', null]],
  ['docx.direct_formatting', [null, 'Home ▸ Clear All Formatting']],
  ['docx.header_footer', HEADER_FOOTER],
  ['docx.heading_skip', [null, 'Home ▸ Styles']],
  ['docx.heading_style', [null, 'Home ▸ Styles']],
  ['docx.style_modified', [null, 'Home ▸ Styles ▸ Modify']],
  ['docx.margins', [null, 'Layout ▸ Margins ▸ Custom Margins']],
  ['docx.page_size', [null, 'Layout ▸ Size']],
  ['font.size_min', 'Home ▸ Font Size'],
  ['font.size_max', 'Home ▸ Font Size'],
  ['font.size_allowed', 'Home ▸ Font Size'],
  ['font.embedded', 'File ▸ Options ▸ Save ▸ Embed fonts in the file'],
  ['font', 'Home ▸ Font'],
  ['footer.slide_number', [HEADER_AND_FOOTER, 'Insert ▸ Page Number']],
  ['footer', HEADER_FOOTER],
  ['hidden.slide', ['Slide Show ▸ Hide Slide', null]],
  ['hidden.text', [FONT_COLOR, 'Home ▸ Font ▸ Hidden']],
  ['image.distorted', 'Picture Format ▸ Reset Picture ▸ Reset Picture & Size'],
  ['image.linked_external', 'File ▸ Info ▸ Edit Links to Files'],
  ['image.oversize', 'Picture Format ▸ Compress Pictures'],
  ['image', 'Picture Format ▸ Change Picture'],
  ['lang', 'Review ▸ Language ▸ Set Proofing Language'],
  ['layout.deck_size', ['Design ▸ Slide Size', null]],
  ['layout.unknown_layout', ['Home ▸ Layout', null]],
  ['layout', [SLIDE_MASTER, null]],
  ['link', 'Insert ▸ Link'],
  ['logo.distorted', 'Picture Format ▸ Reset Picture ▸ Reset Picture & Size'],
  ['logo.resized', PICTURE_SIZE],
  ['logo.wrong_version', 'Picture Format ▸ Change Picture'],
  ['logo', SELECTION],
  ['metadata', INSPECT],
  ['notes', ['View ▸ Notes', null]],
  ['placeholder.moved', ['Home ▸ Reset', null]],
  ['security.external_link', 'File ▸ Info ▸ Edit Links to Files'],
  ['security.macros', 'File ▸ Save As'],
  ['shape', SELECTION],
  ['term.required', [null, null]],
  ['term', REPLACE],
  ['text', REPLACE],
  ['text.autofit_small', ['Right-click ▸ Format Shape ▸ Text Options ▸ Text Box', null]],
  ['title.missing', ['Home ▸ Layout', null]],
]);

/** Where a finding is fixed in the menus of PowerPoint or Word: `View ▸ Slide Master`. Null when no menu leads there. */
export function menuPath(finding: Finding, origin: FindingOrigin | null, format: DocumentFormat): string | null {
  const path = inFormat(origin === null ? ownMenu(finding) : originMenu(finding, origin), format);
  return isOfNotes(finding) ? (path?.replace(SLIDE_MASTER, NOTES_MASTER) ?? null) : path;
}

/** Whether a finding is in speaker notes, whose theme and master have a menu of their own. */
function isOfNotes({ locations: [first = ''] }: Finding): boolean {
  return isInNotes(first);
}

function inFormat(menu: Menu | null, format: DocumentFormat): string | null {
  if (menu === null || typeof menu === 'string') return menu;
  return menu[format === 'pptx' ? 0 : 1];
}

function ownMenu({ type, colorSurface, locations }: Finding): Menu | null {
  if (locations.some(isInNotesMaster)) return NOTES_MASTER;
  const ofSurface = type.startsWith('color.') && colorSurface !== null ? SURFACES.get(colorSurface) : undefined;
  const [family = ''] = type.split('.');
  return ofSurface ?? TYPES.get(type) ?? TYPES.get(family) ?? null;
}

function originMenu({ type, source }: Finding, { kind }: FindingOrigin): Menu | null {
  if (kind === 'theme') return type.startsWith('font.') ? THEME_FONTS : THEME_COLORS;
  if (kind === 'layout' || kind === 'master') return SLIDE_MASTER;
  if (kind === 'table_style') return 'Table Design ▸ Table Styles';
  return menuOf(STYLE_SOURCES.get(kind) ?? source);
}

const STYLE_SOURCES: ReadonlyMap<FindingOrigin['kind'], ValueSource> = new Map<FindingOrigin['kind'], ValueSource>([
  ['style', 'paragraph_style'],
  ['document_defaults', 'doc_defaults'],
  ['numbering', 'numbering'],
]);
