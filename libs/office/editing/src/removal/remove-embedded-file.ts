import { XmlPart } from '@livery/office-package';
import { elementRanges } from './element-ranges.ts';
import { NO_EDITS, type PlanRemoval, type RemovalContext } from './removal.ts';

/**
 * Removes an embedded file: the workbook of a chart, which keeps the values that it shows, or an object of a text document, which stays as
 * a picture. The picture of an object on a slide would go with the object: it is declined.
 */
export const removeEmbeddedFile: PlanRemoval = (context, { part }) => {
  const { file, graph } = context;
  const owners = [...graph.reachable()].filter((one) => graph.relationships(one).some(({ target }) => target === part));
  if (!file.has(part) || owners.length === 0) return 'value_differs';
  if (owners.some((owner) => isObjectOnSlide(context, owner, part))) return 'not_supported';
  return { parts: [part], edits: NO_EDITS, before: 'Embedded file' };
};

function isObjectOnSlide({ file, graph }: RemovalContext, owner: string, part: string): boolean {
  const relationships = graph.relationships(owner).filter(({ target }) => target === part);
  const ids = new Set(relationships.map(({ id }) => id));
  const isObject = elementRanges(
    XmlPart.of(file, owner),
    (name, attributes) => name === 'p:oleObj' && ids.has(attributes.get('r:id') ?? ''),
  );
  return isObject.length > 0;
}
