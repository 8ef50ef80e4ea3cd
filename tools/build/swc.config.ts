/** The compiler options of the build and of the tests. */
export const swcOptions = {
  swcrc: false,
  sourceMaps: true,
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
    rewriteRelativeImportExtensions: true,
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'nodenext' },
} as const;
