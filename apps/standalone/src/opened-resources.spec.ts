import { describe, expect, it } from '@jest/globals';
import { OpenedResources, StartInterrupted } from './opened-resources.ts';

describe('what a process has opened', () => {
  const closed: string[] = [];
  const close = (name: string): Promise<void> => {
    closed.push(name);
    return Promise.resolve();
  };
  const open = (resources: OpenedResources, name: string): Promise<string> =>
    resources.open(() => Promise.resolve(name), close);

  it('is closed in the reverse order, once', async () => {
    closed.length = 0;
    const resources = new OpenedResources();
    await open(resources, 'database');
    await open(resources, 'api');
    await Promise.all([resources.close(), resources.close()]);
    expect(closed).toEqual(['api', 'database']);
  });

  it('includes the step that was running when closing began, and no later one', async () => {
    closed.length = 0;
    const resources = new OpenedResources();
    let finish: (name: string) => void = () => undefined;
    const opening = resources.open(() => new Promise<string>((resolve) => (finish = resolve)), close);
    const closing = resources.close();
    await expect(open(resources, 'api')).rejects.toBeInstanceOf(StartInterrupted);
    expect(closed).toEqual([]);
    finish('database');
    await Promise.all([opening, closing]);
    expect(closed).toEqual(['database']);
  });

  it('is closed completely even if one resource cannot be closed, or a step has failed', async () => {
    closed.length = 0;
    const resources = new OpenedResources();
    await open(resources, 'database');
    await resources.open(
      () => Promise.resolve(),
      () => Promise.reject(new Error('stuck')),
    );
    await expect(resources.open(() => Promise.reject(new Error('no')), close)).rejects.toThrow('no');
    await expect(resources.close()).rejects.toThrow('Not everything could be closed.');
    expect(closed).toEqual(['database']);
  });
});
