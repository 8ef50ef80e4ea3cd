import type { Paint, Provenance, SlideTheme } from '@livery/office-model';
import { DrawingContext } from '../drawing/drawing-context.ts';
import { resolveFill, UNFILLED } from '../drawing/fill-resolver.ts';
import { slideTheme } from '../drawing/slide-theme.ts';
import { NO_LIST_STYLE } from '../drawing/source/list-style-source.ts';
import type { Theme } from '../drawing/theme.ts';
import type { ModelSize } from '../parts/model-size.ts';
import { colorMapOf } from './color-mapping.ts';
import type { DocumentSource } from './document-source.ts';
import type { NumberingSource } from './numbering-source.ts';
import { Numberings } from './numberings.ts';
import type { SettingsSource } from './settings-source.ts';
import { StyleSheet } from './style-sheet.ts';
import type { StylesSource } from './styles-source.ts';
import { TableFormats } from './table-formats.ts';
import { TextBases } from './text-bases.ts';
import { WordColorResolver } from './word-color-resolver.ts';
import { WordFonts } from './word-fonts.ts';
import { WordRunStyles } from './word-run-styles.ts';

/** The sources that the stories of a document are resolved with. */
export interface DocumentSources {
  readonly mainPart: string;
  readonly theme: Theme;
  readonly settings: SettingsSource;
  readonly styles: { readonly source: StylesSource; readonly part: string | null };
  readonly numbering: { readonly source: NumberingSource; readonly part: string | null };
  /** `w:background`; undefined when it is not shown. */
  readonly background: Pick<DocumentSource, 'background' | 'backgroundFill'> | undefined;
}

/** The theme, styles and numbering of a document, which its stories share. */
export class DocumentContext {
  readonly styles: StyleSheet;
  readonly bases: TextBases;
  readonly runStyles: WordRunStyles;
  readonly colors: WordColorResolver;
  readonly numberings: Numberings;
  readonly tableFormats: TableFormats;
  /** What drawings, charts and SmartArt graphics inherit: the same as on a slide without a layout. */
  readonly drawings: DrawingContext;
  readonly pageBackground: Paint;
  readonly theme: SlideTheme;

  constructor(
    { mainPart, theme, settings, styles, numbering, background }: DocumentSources,
    readonly size: ModelSize,
  ) {
    size.add('styles', styles.source.styles.length, styles.part);
    this.drawings = new DrawingContext({
      layout: null,
      master: null,
      theme,
      colorMap: colorMapOf(settings.colorMap),
      defaultTextStyle: NO_LIST_STYLE,
      onlyTextStyle: null,
      presentationPart: mainPart,
    });
    const { colors, fonts } = this.drawings;
    const languages = { eastAsia: settings.eastAsiaLanguage, complex: settings.complexLanguage };
    this.colors = new WordColorResolver(colors);
    this.styles = new StyleSheet(styles.source, styles.part);
    this.runStyles = new WordRunStyles(this.styles, new WordFonts(fonts, languages), this.colors, colors, size);
    this.bases = new TextBases(this.styles);
    this.numberings = new Numberings(numbering.source, numbering.part, this.styles, this.runStyles);
    this.tableFormats = new TableFormats(this.styles);
    this.theme = slideTheme(this.drawings);
    const ofSettings: Provenance = { source: 'settings', part: mainPart, location: 'background', name: 'the document' };
    this.pageBackground = this.background(background, ofSettings);
  }

  /** The page background. A fill in VML wins over the colour. */
  private background(source: DocumentSources['background'], provenance: Provenance): Paint {
    const { background, backgroundFill } = source ?? {};
    if (backgroundFill) return resolveFill(backgroundFill, { colors: this.drawings.colors, provenance });
    const color = background && this.colors.resolve(background, provenance);
    return color ? { kind: 'solid', color } : UNFILLED;
  }
}
