import { OoxmlPackage } from '@livery/office-package';

/** What is wrong with a presentation: dangling relationships, parts that nothing leads to or that have no type, ids that occur twice. */
export function presentationProblems(bytes: Uint8Array): readonly string[] {
  const file = OoxmlPackage.open(bytes);
  const reached = new Set(['/']);
  const found: string[] = [];
  for (const part of reached) {
    const ids = file.relationships(part).map(({ id }) => id);
    if (new Set(ids).size !== ids.length) found.push(`${part} has two relationships of one id`);
    for (const { target, external } of file.relationships(part)) {
      if (!external && !file.has(target)) found.push(`${part} leads to ${target}`);
      if (!external) reached.add(target);
    }
  }
  const parts = file.parts().filter((part) => part !== '/[Content_Types].xml' && !part.endsWith('.rels'));
  for (const part of parts) {
    if (!reached.has(part)) found.push(`nothing leads to ${part}`);
    if (file.contentType(part) === undefined) found.push(`${part} has no type`);
  }
  return [...found, ...twice(file)];
}

function twice(file: OoxmlPackage): readonly string[] {
  const ids: string[] = [];
  const masters = file.relationships(file.mainPart).filter(({ kind }) => kind === 'slideMaster');
  const open = (name: string, attributes: { copy(name: string): string | undefined }): void => {
    if (/^p:sld(?:Master|Layout)?Id$/.test(name)) ids.push(attributes.copy('id') ?? '');
  };
  for (const part of [file.mainPart, ...masters.map(({ target }) => target)]) {
    file.scan(part, { open, close: () => undefined });
  }
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `the id ${id} occurs twice`);
}
