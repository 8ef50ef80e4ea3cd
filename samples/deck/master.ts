import { placeholder, shape, shapeTree } from './shapes.ts';
import { paragraph, solid } from './text.ts';
import { presentationPart } from './xml.ts';

const CLEAN = { color: 'tx1', font: '+mn-lt' };
/** The fault of the master: its third level is purple and set in Georgia. */
const BODY = [CLEAN, CLEAN, { color: '#6A4C93', font: 'Georgia' }, CLEAN, CLEAN, CLEAN, CLEAN, CLEAN, CLEAN];
const SIZES = [24, 20, 18, 16, 16, 16, 16, 16, 16];

const bodyLevel = ({ color, font }: { color: string; font: string }, level: number) =>
  `<a:lvl${level + 1}pPr marL="${228600 + level * 457200}" indent="-228600" algn="l"><a:spcBef><a:spcPts val="800"/></a:spcBef>` +
  `<a:buChar char="•"/><a:defRPr sz="${(SIZES[level] ?? 16) * 100}">` +
  `${solid(color)}<a:latin typeface="${font}"/></a:defRPr></a:lvl${level + 1}pPr>`;

const otherLevel = (_: unknown, level: number) =>
  `<a:lvl${level + 1}pPr algn="l"><a:defRPr sz="1800">${solid('tx1')}<a:latin typeface="+mn-lt"/></a:defRPr></a:lvl${level + 1}pPr>`;

const TEXT_STYLES =
  '<p:txStyles><p:titleStyle><a:lvl1pPr algn="l"><a:buNone/>' +
  `<a:defRPr sz="3600" b="1">${solid('tx2')}<a:latin typeface="+mj-lt"/></a:defRPr></a:lvl1pPr></p:titleStyle>` +
  `<p:bodyStyle>${BODY.map(bodyLevel).join('')}</p:bodyStyle>` +
  `<p:otherStyle>${BODY.map(otherLevel).join('')}</p:otherStyle></p:txStyles>`;

/** The master. @param layouts ids of the relationships to its layouts */
export function master(layouts: readonly string[]): string {
  const shapes = [
    shape({ id: 2, name: 'Band', box: [0, 0, 1333, 12], fill: 'accent2' }),
    placeholder({
      id: 3,
      name: 'Title',
      kind: 'type="title"',
      box: [80, 50, 1173, 110],
      text: paragraph('Title'),
      anchor: 'ctr',
    }),
    placeholder({
      id: 4,
      name: 'Text',
      kind: 'type="body" idx="1"',
      box: [80, 190, 1173, 450],
      text: paragraph('Text'),
    }),
  ];
  const list = layouts.map((id, index) => `<p:sldLayoutId id="${2147483649 + index}" r:id="${id}"/>`).join('');
  return presentationPart(
    'p:sldMaster',
    `<p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>${shapeTree(shapes)}</p:cSld>` +
      '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" ' +
      'accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>' +
      `<p:sldLayoutIdLst>${list}</p:sldLayoutIdLst>${TEXT_STYLES}`,
  );
}
