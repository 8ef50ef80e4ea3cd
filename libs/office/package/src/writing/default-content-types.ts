/** The content types that extensions stand for in the packages that Office writes. */
const DEFAULT_CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['bin', 'application/vnd.openxmlformats-officedocument.oleObject'],
  ['bmp', 'image/bmp'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['emf', 'image/x-emf'],
  ['fntdata', 'application/x-fontdata'],
  ['gif', 'image/gif'],
  ['glb', 'model/gltf.binary'],
  ['ico', 'image/x-icon'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['m4a', 'audio/mp4'],
  ['m4v', 'video/x-m4v'],
  ['mov', 'video/quicktime'],
  ['mp3', 'audio/mpeg'],
  ['mp4', 'video/mp4'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['ppt', 'application/vnd.ms-powerpoint'],
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
  ['svg', 'image/svg+xml'],
  ['tif', 'image/tiff'],
  ['tiff', 'image/tiff'],
  ['vml', 'application/vnd.openxmlformats-officedocument.vmlDrawing'],
  ['wav', 'audio/wav'],
  ['wdp', 'image/vnd.ms-photo'],
  ['wmf', 'image/x-wmf'],
  ['wmv', 'video/x-ms-wmv'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsb', 'application/vnd.ms-excel.sheet.binary.macroEnabled.12'],
  ['xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['xml', 'application/xml'],
]);

/** The content type that the extension of a part stands for, whatever the case of its letters; undefined for extensions that are not common. */
export function defaultContentType(part: string): string | undefined {
  return DEFAULT_CONTENT_TYPES.get(extensionOf(part));
}

/** The extension of a part in lower case, without the dot. */
export function extensionOf(part: string): string {
  return part.slice(part.lastIndexOf('.') + 1).toLowerCase();
}
