import { describe, expect, it } from '@jest/globals';
import { svgAspect } from './svg-aspect.ts';

describe('the proportions of an SVG', () => {
  it.each([
    ['width="30mm" height="20mm" viewBox="0 0 1 1"', 1.5],
    ["width='300' height='200'", 1.5],
    ['width="100%" height="100%" viewBox="0 0 24 48"', 0.5],
    ['width="3in" height="20mm" viewBox="-5,-5,40,10"', 4],
    ['viewBox="0 0 0 0"', null],
    ['width="300"', null],
    ['data-width="3" data-height="1"', null],
  ])('of %s are %s', (attributes, aspect) => {
    const before = '<?xml version="1.0"?><!-- <svg> -->';
    expect(svgAspect(Buffer.from(`${before}<svg ${attributes}><rect width="9" height="1"/></svg>`))).toBe(aspect);
  });

  it('are not known without a root', () => {
    expect(svgAspect(Buffer.from('<html/>'))).toBeNull();
    expect(svgAspect(Buffer.from('<svg viewBox="0 0 4 2"'))).toBeNull();
  });
});
