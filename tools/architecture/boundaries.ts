const CONTEXTS = ['platform', 'brand-governance', 'content', 'delivery'];

interface Constraint {
  readonly sourceTag: string;
  readonly onlyDependOnLibsWithTags: readonly string[];
  readonly allowedExternalImports?: readonly string[];
}

const noPackages = { allowedExternalImports: [] };

/** Who may import whom: every project has one `layer:` and one `scope:` tag, and both must allow an import. */
const layers: readonly Constraint[] = [
  { sourceTag: 'layer:kernel', onlyDependOnLibsWithTags: [], ...noPackages },
  { sourceTag: 'layer:contracts', onlyDependOnLibsWithTags: ['layer:kernel'], ...noPackages },
  { sourceTag: 'layer:office-model', onlyDependOnLibsWithTags: ['layer:kernel'], ...noPackages },
  { sourceTag: 'layer:office', onlyDependOnLibsWithTags: ['layer:office', 'layer:office-model', 'layer:kernel'] },
  {
    sourceTag: 'layer:office-pictures',
    onlyDependOnLibsWithTags: ['layer:office-model', 'layer:kernel'],
    ...noPackages,
  },
  { sourceTag: 'layer:domain', onlyDependOnLibsWithTags: ['layer:office-model', 'layer:kernel'], ...noPackages },
  {
    sourceTag: 'layer:application',
    onlyDependOnLibsWithTags: ['layer:domain', 'layer:contracts', 'layer:kernel'],
    ...noPackages,
  },
  {
    sourceTag: 'layer:infrastructure',
    onlyDependOnLibsWithTags: [
      'layer:infrastructure',
      'layer:application',
      'layer:domain',
      'layer:contracts',
      'layer:office',
      'layer:office-model',
      'layer:office-pictures',
      'layer:kernel',
    ],
  },
  {
    sourceTag: 'layer:testing',
    onlyDependOnLibsWithTags: [
      'layer:testing',
      'layer:embedded-postgres',
      'layer:infrastructure',
      'layer:domain',
      'layer:office',
      'layer:office-model',
      'layer:kernel',
    ],
  },
  // A PostgreSQL server for standalone, tests and tools.
  { sourceTag: 'layer:embedded-postgres', onlyDependOnLibsWithTags: [] },
  // Code that several apps share and that needs every context, such as the database with all tables.
  {
    sourceTag: 'layer:composition',
    onlyDependOnLibsWithTags: ['layer:infrastructure', 'layer:contracts', 'layer:kernel'],
  },
  {
    sourceTag: 'layer:app',
    onlyDependOnLibsWithTags: ['layer:composition', 'layer:infrastructure', 'layer:contracts', 'layer:kernel'],
  },
  // The command line judges documents without a service, so it calls use cases and the engine itself.
  {
    sourceTag: 'layer:cli',
    onlyDependOnLibsWithTags: [
      'layer:infrastructure',
      'layer:application',
      'layer:domain',
      'layer:office',
      'layer:client',
      'layer:kernel',
    ],
  },
  // The only app that imports others: it runs them in one process.
  {
    sourceTag: 'layer:standalone',
    onlyDependOnLibsWithTags: [
      'layer:app',
      'layer:composition',
      'layer:embedded-postgres',
      'layer:infrastructure',
      'layer:contracts',
      'layer:kernel',
    ],
  },
  // What programs outside of the service install. It is nothing but its own code.
  { sourceTag: 'layer:client', onlyDependOnLibsWithTags: [], ...noPackages },
  // Pages in the browser. They reach the service through the client library only.
  { sourceTag: 'layer:web', onlyDependOnLibsWithTags: ['layer:client'] },
  { sourceTag: 'layer:tool', onlyDependOnLibsWithTags: ['*'] },
];

const scopes: readonly Constraint[] = [
  ...CONTEXTS.map((context) => ({
    sourceTag: `scope:${context}`,
    onlyDependOnLibsWithTags: [`scope:${context}`, 'scope:shared', 'scope:office', 'layer:contracts'],
  })),
  { sourceTag: 'scope:office', onlyDependOnLibsWithTags: ['scope:office', 'layer:kernel'] },
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:clients', onlyDependOnLibsWithTags: ['scope:clients'] },
  { sourceTag: 'scope:composition', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'scope:app', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'scope:tool', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'scope:oauth-server', onlyDependOnLibsWithTags: ['scope:platform', 'scope:shared'] },
];

/** All tags of the rules. A project with another tag would be under no rule. */
export const KNOWN_TAGS = [...layers, ...scopes].map(({ sourceTag }) => sourceTag);

/** What every test may import in addition to what its layer may import. */
const FOR_TESTS = ['layer:testing', 'layer:embedded-postgres'];

/** What only the tests of some layers may import: end-to-end tests of one app start others beside it, and call them like a customer. */
const OTHERS_FOR_TESTS: Readonly<Record<string, readonly string[]>> = {
  'layer:app': ['layer:app', 'layer:client'],
  'layer:standalone': ['layer:client'],
};

/** Tests may also use any npm package. */
function loosenedForTests({ sourceTag, onlyDependOnLibsWithTags }: Constraint): Constraint {
  if (!sourceTag.startsWith('layer:')) return { sourceTag, onlyDependOnLibsWithTags };
  const others = OTHERS_FOR_TESTS[sourceTag] ?? [];
  return { sourceTag, onlyDependOnLibsWithTags: [...onlyDependOnLibsWithTags, ...FOR_TESTS, ...others] };
}

/** Options of `@nx/enforce-module-boundaries`. */
export function boundaries({ tests }: { readonly tests: boolean }) {
  const constraints = [...layers, ...scopes];
  return {
    allow: [],
    enforceBuildableLibDependency: false,
    // Only tests may import a testing library. A cycle through it means that tests use a library which uses their project.
    ignoredCircularDependencies: [
      ['testing', '*'],
      ['office-testing', '*'],
      ['brand-governance-testing', '*'],
    ],
    depConstraints: tests ? constraints.map(loosenedForTests) : constraints,
  };
}
