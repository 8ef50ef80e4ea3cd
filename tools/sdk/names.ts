/** The resource and the method of an operation: `brandChecks` and `run`. */
export interface OperationName {
  /** The name of the property of the client. It is empty for a method of the client itself. */
  readonly resource: string;
  readonly method: string;
}

/** The operations for which the rule gives no good name. */
const GIVEN: Readonly<Record<string, OperationName>> = {
  ping: { resource: '', method: 'ping' },
  retrieveOpenApiDocument: { resource: '', method: 'retrieveOpenApiDocument' },
  retrieveBrandPalettes: { resource: 'brandPalettes', method: 'retrieveAll' },
  listWebhookDeliveries: { resource: 'webhookEndpoints', method: 'listDeliveries' },
  replayWebhookDeliveries: { resource: 'webhookEndpoints', method: 'replay' },
  addAssetVersion: { resource: 'libraryAssets', method: 'addVersion' },
  listAssetVersions: { resource: 'libraryAssets', method: 'listVersions' },
  restoreAssetVersion: { resource: 'libraryAssets', method: 'restoreVersion' },
  listAssetUsages: { resource: 'libraryAssets', method: 'listUsages' },
  addSlideVersion: { resource: 'slideAssets', method: 'addVersion' },
  splitPresentation: { resource: 'slideAssets', method: 'split' },
  importIcons: { resource: 'iconSets', method: 'import' },
  exportIcons: { resource: 'iconSets', method: 'export' },
};

/** Schemas whose name a program uses for something else, with their names in the library. */
const TYPES: Readonly<Record<string, string>> = {
  Event: 'LiveryEvent',
  File: 'StoredFile',
  EventList: 'LiveryEventList',
  Error: 'ErrorBody',
};

/**
 * The name of an operation. The resource is the first segment of the path. The method is the `operationId` without the words of the
 * resource: `POST /webhook_endpoints/{id}/rotate_secret` with `rotateWebhookEndpointSecret` is `webhookEndpoints.rotateSecret`.
 */
export function nameOf(path: string, operationId: string): OperationName {
  const given = GIVEN[operationId];
  if (given !== undefined) return given;
  const [, segment = ''] = path.split('/');
  const words = segment.split('_').map(capitalized);
  const forms = [words.join(''), singular(words.join(''))];
  const plain = operationId.replace('OAuth', 'Oauth');
  const method = forms.reduce((name, form) => name.replace(new RegExp(`(?<=[a-z])${form}(?![a-z])`), ''), plain);
  return { resource: uncapitalized(words.join('')), method };
}

export function typeNameOf(component: string): string {
  return TYPES[component] ?? component;
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function uncapitalized(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** The file of a resource: `brand-checks` of `brandChecks`. */
export function fileOf(resource: string): string {
  return resource.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/xes$/, 'x').replace(/s$/, '');
}
