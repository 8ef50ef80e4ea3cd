import { part } from './xml.ts';

const fixed = (slot: string, rgb: string) => `<a:${slot}><a:srgbClr val="${rgb}"/></a:${slot}>`;

/** Faults: accent4 is violet and hlink is the blue of an Office theme, which are not in the palette. */
const COLORS =
  '<a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1>' +
  fixed('dk2', '14213D') +
  fixed('lt2', 'E5E5E5') +
  fixed('accent1', '14213D') +
  fixed('accent2', 'FCA311') +
  fixed('accent3', '2A9D8F') +
  fixed('accent4', '8338EC') +
  fixed('accent5', 'E5E5E5') +
  fixed('accent6', '000000') +
  fixed('hlink', '0563C1') +
  fixed('folHlink', '2A9D8F');

const font = (kind: string, typeface: string) =>
  `<a:${kind}><a:latin typeface="${typeface}"/><a:ea typeface=""/><a:cs typeface=""/></a:${kind}>`;

const PLACEHOLDER_FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const line = (width: number) =>
  `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${PLACEHOLDER_FILL}<a:prstDash val="solid"/></a:ln>`;

/** The theme "Northwind" with the colours of the palette, Inter for text and Inter Display for headings. */
export function theme(): string {
  return part(
    '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Northwind"><a:themeElements>' +
      `<a:clrScheme name="Northwind">${COLORS}</a:clrScheme>` +
      `<a:fontScheme name="Northwind">${font('majorFont', 'Inter Display')}${font('minorFont', 'Inter')}</a:fontScheme>` +
      `<a:fmtScheme name="Northwind"><a:fillStyleLst>${PLACEHOLDER_FILL.repeat(3)}</a:fillStyleLst>` +
      `<a:lnStyleLst>${line(6350)}${line(12700)}${line(19050)}</a:lnStyleLst>` +
      `<a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst>` +
      `<a:bgFillStyleLst>${PLACEHOLDER_FILL.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`,
  );
}
