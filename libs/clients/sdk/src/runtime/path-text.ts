/** A path whose parameters are escaped. @throws TypeError if a parameter is empty, since the path would be that of another operation */
export function pathText(parts: TemplateStringsArray, ...parameters: readonly (string | number)[]): string {
  return parts.reduce((path, part, index) => `${path}${segmentOf(parameters[index - 1])}${part}`);
}

function segmentOf(parameter: string | number | undefined): string {
  const text = String(parameter ?? '');
  if (text === '' || text === '.' || text === '..')
    throw new TypeError(`A parameter of the path is ${JSON.stringify(text)}.`);
  return encodeURIComponent(text);
}
