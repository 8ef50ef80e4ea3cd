import { describe, expect, it } from '@jest/globals';
import { PackageRefused } from '@livery/office-package';
import { ModelSize } from './model-size.ts';

describe('the size of a model', () => {
  it('is refused beyond the limit of one kind, with the kind and the part that was read', () => {
    const size = new ModelSize();
    size.add('slides', 4_999, null);
    size.add('slides', 1, null);
    size.add('shapes', 25_000, null);
    const addOne = (): void => {
      size.add('slides', 1, '/ppt/presentation.xml');
    };
    expect(addOne).toThrow(PackageRefused);
    expect(addOne).toThrow('The document has more than 5,000 slides.');
  });
});
