import type { Verdict } from '../pending-edit.ts';
import type { LayoutFooter } from '../presentation/layout-footers.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import type { Change } from './changes.ts';

/** The id of the field of slide numbers that fixes add. Fields of one kind share their id in all slides. */
const NUMBER_FIELD = '{5C3D8F1A-0B7E-4E52-9D64-7A1F2C9B3E10}';
const DATE_FIELD = '{5C3D8F1A-0B7E-4E52-9D64-7A1F2C9B3E11}';

/** A slide to which a footer is added. */
export interface FooterPlace {
  readonly shapes: ElementDraft;
  /** An id that no shape of the slide has. */
  readonly freshId: number;
  /** One-based. */
  readonly slideNumber: number;
}

/** Adds the placeholder that the layout offers, in the place and the format that it has there. */
export function writeFooter(
  place: FooterPlace,
  { placeholder, text }: Change<'footer'>,
  offered: LayoutFooter,
): Verdict {
  const { shapes, freshId, slideNumber } = place;
  const shown = placeholder === 'sldNum' ? `${slideNumber}` : (text ?? offered.text);
  const field = placeholder === 'sldNum' ? 'slidenum' : text === null ? offered.field : null;
  shapes.put(
    ElementDraft.made('p:sp', {}, [
      ElementDraft.made('p:nvSpPr', {}, [
        ElementDraft.made('p:cNvPr', { id: `${freshId}`, name: offered.name }),
        ElementDraft.made('p:cNvSpPr', {}, [ElementDraft.made('a:spLocks', { noGrp: '1' })]),
        ElementDraft.made('p:nvPr', {}, [ElementDraft.made('p:ph', offered.placeholder)]),
      ]),
      ElementDraft.made('p:spPr'),
      ElementDraft.made('p:txBody', {}, [
        ElementDraft.made('a:bodyPr'),
        ElementDraft.made('a:lstStyle'),
        ElementDraft.made('a:p', {}, shown === '' ? [] : [run(shown, field)]),
      ]),
    ]),
  );
  return { before: '', after: shown };
}

function run(text: string, field: string | null): ElementDraft {
  const shown = ElementDraft.made('a:t');
  shown.setText(text);
  if (field === null) return ElementDraft.made('a:r', {}, [shown]);
  const id = field === 'slidenum' ? NUMBER_FIELD : DATE_FIELD;
  return ElementDraft.made('a:fld', { id, type: field }, [shown]);
}
