import { describe, expect, it } from '@jest/globals';
import { parseGraph, projectOf, withDependencies } from './projects.ts';

const GRAPH = JSON.stringify({
  graph: {
    nodes: {
      api: { name: 'api', data: { root: 'apps/api' } },
      http: { name: 'http', data: { root: 'libs/shared/http' } },
      kernel: { name: 'kernel', data: { root: 'libs/shared/kernel' } },
      livery: { name: 'livery', data: { root: '.' } },
    },
    dependencies: {
      api: [{ source: 'api', target: 'http', type: 'static' }],
      http: [
        { source: 'http', target: 'kernel', type: 'static' },
        { source: 'http', target: 'api', type: 'static' },
      ],
      kernel: [],
      livery: [],
    },
  },
});

describe('the projects of the workspace', () => {
  const projects = parseGraph(GRAPH);

  it('are found with all that they depend on, also in a circle', () => {
    expect([...withDependencies(['http'], projects)].sort()).toEqual(['api', 'http', 'kernel']);
    expect([...withDependencies(['kernel'], projects)]).toEqual(['kernel']);
  });

  it('own the files of their folders, and the workspace owns none', () => {
    expect(projectOf('apps/api/src/main.ts', projects)?.name).toBe('api');
    expect(projectOf('apps/apiary/src/main.ts', projects)).toBeNull();
    expect(projectOf('package.json', projects)).toBeNull();
  });
});
