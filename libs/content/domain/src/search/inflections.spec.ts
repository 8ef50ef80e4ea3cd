import { describe, expect, it } from '@jest/globals';
import { inflectionsOf } from './inflections.ts';

describe('the other forms of a word', () => {
  it.each([
    ['runs', ['run', 'running']],
    ['running', ['run', 'runs']],
    ['stopped', ['stop', 'stops']],
    ['making', ['make', 'makes']],
    ['box', ['boxes']],
    ['policies', ['policy']],
    ['arrow', ['arrows']],
    ['vorlage', ['vorlagen']],
    ['prasentation', ['prasentationen']],
    ['partnerinnen', ['partnerin']],
    ['bureaux', ['bureau']],
    ['journal', ['journaux']],
    ['presentacion', ['presentaciones']],
    ['presentazioni', ['presentazione']],
  ])('of %s are among them %j', (word, forms) => {
    expect(inflectionsOf(word)).toEqual(expect.arrayContaining(forms));
  });

  it.each([
    ['class', 'clas'],
    ['string', 'str'],
    ['poster', 'post'],
    ['list', 'listen'],
    ['wing', 'w'],
    ['plan', 'plane'],
  ])('of %s do not have %s', (word, other) => {
    expect(inflectionsOf(word)).not.toContain(other);
  });

  it.each(['up', '2024', '年報', 'q3', 'отчет'])('are none for %s', (word) => {
    expect(inflectionsOf(word)).toEqual([]);
  });

  it('are few, and go both ways', () => {
    for (const word of ['presentation', 'running', 'boxes', 'template', 'policies']) {
      const forms = inflectionsOf(word);
      expect(forms.length).toBeLessThan(20);
      expect(forms.some((form) => inflectionsOf(form).includes(word))).toBe(true);
    }
  });
});
