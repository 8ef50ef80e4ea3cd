import { type ByteEdit, XmlPart } from '@livery/office-package';
import { type PlanRemoval, type RemovalContext } from './removal.ts';

const MACROS: ReadonlySet<string> = new Set(['vbaProject']);
const CONTENT_TYPES = '/[Content_Types].xml';
const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The types of main parts with macros, and what they become without. Add-ins are nothing else than macros. */
const PLAIN_TYPES: ReadonlyMap<string, string> = new Map([
  ['application/vnd.ms-powerpoint.presentation.macroenabled.main+xml', `${PRESENTATION}.presentation.main+xml`],
  ['application/vnd.ms-powerpoint.slideshow.macroenabled.main+xml', `${PRESENTATION}.slideshow.main+xml`],
  ['application/vnd.ms-powerpoint.template.macroenabled.main+xml', `${PRESENTATION}.template.main+xml`],
  ['application/vnd.ms-word.document.macroenabled.main+xml', `${WORD}.document.main+xml`],
  ['application/vnd.ms-word.template.macroenabledtemplate.main+xml', `${WORD}.template.main+xml`],
]);

/** Removes the macros of a file, which then says that it has none. ActiveX controls are part of the page and stay. */
export const removeMacros: PlanRemoval = (context, { part }) => {
  const { file, graph } = context;
  const macros = graph.targets(file.mainPart, MACROS);
  if (!macros.includes(part)) return file.has(part) ? 'not_supported' : 'value_differs';
  const plain = PLAIN_TYPES.get(file.mainContentType.toLowerCase());
  if (file.isMacroEnabled && plain === undefined) return 'not_supported';
  const edits = plain === undefined ? [] : typeEdits(context, plain);
  return { parts: [part], edits: new Map([[CONTENT_TYPES, edits]]), before: 'Macros' };
};

function typeEdits({ file }: RemovalContext, plain: string): readonly ByteEdit[] {
  const edits: ByteEdit[] = [];
  XmlPart.of(file, CONTENT_TYPES).scan({
    open: (_name, attributes) => {
      const range = attributes.range('ContentType');
      const isOfMain = attributes.get('ContentType') === file.mainContentType;
      if (isOfMain && range !== undefined) edits.push({ ...range, bytes: Buffer.from(`ContentType="${plain}"`) });
    },
    close: () => undefined,
  });
  return edits;
}
