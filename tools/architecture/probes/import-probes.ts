import type { Probe } from './probe.ts';

const WRONG_TAGS = 'onlyTagsConstraintViolation';
const MAY_IMPORT_NOTHING = 'emptyOnlyTagsConstraintViolation';
const WRONG_PACKAGE = 'bannedExternalImportsViolation';
const NO_TAGS = 'projectWithoutTagsCannotHaveDependencies';
const RELATIVE = 'noRelativeOrAbsoluteImportsAcrossLibraries';
const NOT_PURE = 'no-restricted-imports';

interface Row {
  readonly in: string;
  readonly file?: string;
  readonly allowed?: readonly string[];
  readonly refused?: Readonly<Record<string, readonly string[]>>;
}

/** Who may import whom, by layer and by scope, independent of the configuration that this tests. */
const ROWS: readonly Row[] = [
  {
    in: 'libs/shared/kernel',
    refused: {
      [MAY_IMPORT_NOTHING]: ['@livery/platform-contracts', '@livery/platform-domain', '@livery/persistence'],
      [WRONG_PACKAGE]: ['rxjs'],
      [NOT_PURE]: ['node:crypto'],
    },
  },
  {
    in: 'libs/brand-governance/contracts',
    allowed: ['@livery/kernel'],
    refused: {
      [WRONG_TAGS]: ['@livery/brand-governance-domain', '@livery/platform-contracts', '@livery/http'],
      [WRONG_PACKAGE]: ['class-validator'],
      [NOT_PURE]: ['node:path'],
    },
  },
  {
    in: 'libs/office/model',
    allowed: ['@livery/kernel'],
    refused: {
      [WRONG_TAGS]: ['@livery/office-package', '@livery/office-reading', '@livery/brand-governance-domain'],
      [WRONG_PACKAGE]: ['saxes'],
      [NOT_PURE]: ['node:zlib'],
    },
  },
  {
    in: 'libs/office/pictures',
    allowed: ['@livery/kernel', '@livery/office-model'],
    refused: {
      [WRONG_TAGS]: ['@livery/office-package', '@livery/office-reading', '@livery/brand-governance-domain'],
      [WRONG_PACKAGE]: ['saxes'],
      [NOT_PURE]: ['node:zlib'],
    },
  },
  {
    in: 'libs/office/pictures',
    file: 'probe.spec.ts',
    allowed: ['@livery/office-testing'],
    refused: { [WRONG_TAGS]: ['@livery/office-reading', '@livery/brand-governance-domain'] },
  },
  {
    in: 'libs/office/reading',
    allowed: ['@livery/kernel', '@livery/office-model', '@livery/office-package', 'jpeg-js', 'node:zlib'],
    refused: {
      [WRONG_TAGS]: [
        '@livery/office-testing',
        '@livery/brand-governance-domain',
        '@livery/brand-governance-contracts',
        '@livery/persistence',
        '@livery/http',
        '@livery/api',
      ],
    },
  },
  {
    in: 'libs/office/reading',
    file: 'probe.spec.ts',
    allowed: ['@livery/office-testing'],
    refused: { [WRONG_TAGS]: ['@livery/brand-governance-testing', '@livery/brand-governance-domain'] },
  },
  {
    in: 'libs/brand-governance/domain',
    allowed: ['@livery/kernel', '@livery/office-model'],
    refused: {
      [WRONG_TAGS]: [
        '@livery/brand-governance-contracts',
        '@livery/brand-governance-application',
        '@livery/brand-governance-infrastructure',
        '@livery/platform-domain',
        '@livery/office-package',
        '@livery/office-reading',
        '@livery/testing',
        '@livery/api',
      ],
      [WRONG_PACKAGE]: ['saxes', 'typeorm', '@nestjs/common'],
      [NOT_PURE]: ['node:crypto', 'node:fs/promises'],
    },
  },
  {
    in: 'libs/brand-governance/application',
    allowed: [
      '@livery/kernel',
      '@livery/brand-governance-domain',
      '@livery/brand-governance-contracts',
      '@livery/platform-contracts',
    ],
    refused: {
      [WRONG_TAGS]: [
        '@livery/brand-governance-infrastructure',
        '@livery/platform-domain',
        '@livery/platform-application',
        '@livery/persistence',
        '@livery/testing',
        '@livery/api',
      ],
      [WRONG_PACKAGE]: ['@nestjs/common', 'typeorm', 'rxjs'],
      [NOT_PURE]: ['node:crypto'],
      [RELATIVE]: ['../../domain/src/index.ts'],
    },
  },
  {
    in: 'libs/brand-governance/application',
    file: 'probe.spec.ts',
    allowed: ['@livery/testing', '@livery/brand-governance-domain', 'node:crypto', 'fast-check'],
    refused: { [WRONG_TAGS]: ['@livery/platform-domain', '@livery/brand-governance-infrastructure'] },
  },
  {
    in: 'libs/delivery/infrastructure',
    allowed: [
      '@livery/delivery-application',
      '@livery/delivery-domain',
      '@livery/brand-governance-contracts',
      '@livery/platform-contracts',
      '@livery/office-reading',
      '@livery/office-package',
      '@livery/office-model',
      '@livery/persistence',
      '@livery/messaging',
      '@livery/kernel',
      '@nestjs/common',
      'node:crypto',
    ],
    refused: {
      [WRONG_TAGS]: [
        '@livery/office-testing',
        '@livery/platform-infrastructure',
        '@livery/platform-application',
        '@livery/platform-domain',
        '@livery/brand-governance-infrastructure',
        '@livery/app-composition',
        '@livery/embedded-postgres',
        '@livery/testing',
        '@livery/api',
      ],
      [RELATIVE]: ['../../../platform/infrastructure/src/index.ts'],
    },
  },
  {
    in: 'libs/shared/persistence',
    allowed: ['@livery/kernel', '@livery/runtime', 'typeorm'],
    refused: {
      [WRONG_TAGS]: [
        '@livery/platform-contracts',
        '@livery/platform-domain',
        '@livery/delivery-infrastructure',
        '@livery/app-composition',
        '@livery/embedded-postgres',
      ],
    },
  },
  {
    in: 'libs/app/composition',
    allowed: [
      '@livery/platform-infrastructure',
      '@livery/brand-governance-infrastructure',
      '@livery/delivery-infrastructure',
      '@livery/delivery-contracts',
      '@livery/persistence',
      '@livery/kernel',
    ],
    refused: {
      [WRONG_TAGS]: [
        '@livery/platform-application',
        '@livery/delivery-domain',
        '@livery/embedded-postgres',
        '@livery/testing',
        '@livery/api',
      ],
    },
  },
  {
    in: 'libs/shared/embedded-postgres',
    allowed: ['pg', 'node:child_process'],
    refused: { [MAY_IMPORT_NOTHING]: ['@livery/kernel', '@livery/persistence', '@livery/runtime'] },
  },
  {
    in: 'libs/shared/testing',
    allowed: ['@livery/kernel', '@livery/persistence', '@livery/embedded-postgres', 'pg'],
    refused: {
      [WRONG_TAGS]: [
        '@livery/platform-infrastructure',
        '@livery/platform-domain',
        '@livery/app-composition',
        '@livery/api',
      ],
    },
  },
  {
    in: 'apps/api',
    allowed: [
      '@livery/platform-infrastructure',
      '@livery/brand-governance-infrastructure',
      '@livery/brand-governance-contracts',
      '@livery/app-composition',
      '@livery/http',
      '@livery/kernel',
      '@nestjs/core',
    ],
    refused: {
      [WRONG_TAGS]: [
        '@livery/platform-application',
        '@livery/platform-domain',
        '@livery/embedded-postgres',
        '@livery/testing',
        '@livery/worker',
        '@livery/oauth-server',
        '@livery/standalone',
      ],
    },
  },
  {
    in: 'apps/worker',
    allowed: ['@livery/delivery-infrastructure', '@livery/app-composition'],
    refused: { [WRONG_TAGS]: ['@livery/api', '@livery/oauth-server', '@livery/standalone'] },
  },
  {
    in: 'apps/worker',
    file: 'probe.spec.ts',
    allowed: ['@livery/api', '@livery/testing', '@livery/office-testing', '@livery/embedded-postgres'],
    refused: { [WRONG_TAGS]: ['@livery/standalone', '@livery/platform-application', '@livery/office-package'] },
  },
  {
    in: 'apps/admin',
    allowed: ['@livery/platform-infrastructure', '@livery/app-composition', '@livery/kernel'],
    refused: { [WRONG_TAGS]: ['@livery/api', '@livery/standalone', '@livery/platform-application'] },
  },
  {
    in: 'apps/standalone',
    allowed: [
      '@livery/api',
      '@livery/worker',
      '@livery/oauth-server',
      '@livery/app-composition',
      '@livery/embedded-postgres',
      '@livery/kernel',
    ],
    refused: { [WRONG_TAGS]: ['@livery/platform-application', '@livery/testing'] },
  },
  {
    in: 'apps/oauth-server',
    allowed: ['@livery/platform-infrastructure', '@livery/platform-contracts', '@livery/http', '@livery/kernel'],
    refused: {
      [WRONG_TAGS]: [
        '@livery/brand-governance-infrastructure',
        '@livery/brand-governance-contracts',
        '@livery/delivery-infrastructure',
        '@livery/platform-application',
        '@livery/app-composition',
        '@livery/api',
      ],
    },
  },
  {
    in: 'libs/clients/sdk',
    refused: {
      [MAY_IMPORT_NOTHING]: ['@livery/kernel', '@livery/platform-contracts', '@livery/http', '@livery/testing'],
      [WRONG_PACKAGE]: ['undici', 'rxjs'],
      [NOT_PURE]: ['node:crypto', 'node:fs/promises'],
    },
  },
  {
    in: 'apps/api',
    file: 'probe.spec.ts',
    allowed: ['@livery/sdk', '@livery/testing'],
    refused: { [WRONG_TAGS]: ['@livery/standalone'] },
  },
  { in: 'libs/shared/untagged', refused: { [NO_TAGS]: ['@livery/kernel', '@livery/platform-domain'] } },
];

export const importProbes: readonly Probe[] = ROWS.flatMap((row) => {
  const file = `${row.in}/src/${row.file ?? 'probe-imports.ts'}`;
  const refused = Object.entries(row.refused ?? {}).flatMap(([complaint, names]) =>
    names.map((name) => ({ file, line: `import '${name}';`, complaints: [complaint] })),
  );
  const allowed = (row.allowed ?? []).map((name) => ({ file, line: `import '${name}';`, complaints: [] }));
  return [...allowed, ...refused];
});
