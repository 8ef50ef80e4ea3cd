const ROOT = /<(?:[\w-]+:)?svg\s/;
const LENGTH = /^\s*(\d+(?:\.\d+)?|\.\d+)(px|pt|pc|mm|cm|in|em|ex)?\s*$/;

/**
 * The width of an SVG divided by its height: by `width` and `height` of its root, else by its `viewBox` (SVG 2, 8.12); null when it has
 * neither.
 */
export function svgAspect(head: Uint8Array): number | null {
  const text = Buffer.from(head).toString('latin1');
  const start = text.search(ROOT);
  const root = start === -1 ? '' : text.slice(start, text.indexOf('>', start) + 1);
  const [, width = '', widthUnit] = LENGTH.exec(attribute(root, 'width')) ?? [];
  const [, height = '', heightUnit] = LENGTH.exec(attribute(root, 'height')) ?? [];
  if (widthUnit === heightUnit && Number(width) > 0 && Number(height) > 0) return Number(width) / Number(height);
  const [, , across = 0, down = 0] = attribute(root, 'viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return across > 0 && down > 0 ? across / down : null;
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"'<]{0,200})["']`).exec(tag)?.[1] ?? '';
}
