import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import { sampleGuideline, sampleRule } from '../testing/sample-guideline.ts';
import { mediaNeeds } from './media-needs.ts';

function needs(type: string, params: JsonObject) {
  return mediaNeeds(sampleGuideline({ rules: [sampleRule({ type, params })] }));
}

describe('the media of a document', () => {
  it('are hashed only for rules that name the hash of a picture', () => {
    expect(needs('image.unapproved', {}).hash).toBe(false);
    expect(needs('logo.missing', { logos: [{ id: 'primary', phash: ['0f'.repeat(8)] }] }).hash).toBe(false);
    expect(needs('image.unapproved', { approved_sha256: ['ab'.repeat(32)] }).hash).toBe(true);
    expect(needs('logo.missing', { logos: [{ id: 'primary', sha256: ['ab'.repeat(32)] }] }).hash).toBe(true);
    expect(needs('logo.wrong_version', { retired: [{ id: '2019', sha256: ['ab'.repeat(32)] }] }).hash).toBe(true);
  });

  it('are decoded only for logos that are recognised by their appearance, and only in the proportions of these', () => {
    const phash = ['ff00ff00ff00ff00'];
    expect(needs('logo.missing', { logos: [{ id: 'primary', sha256: ['ab'.repeat(32)] }] }).looks).toEqual([]);
    expect(needs('logo.missing', { logos: [{ id: 'primary', phash, aspect: 2 }] }).looks).toEqual([2]);
    expect(needs('logo.wrong_version', { retired: [{ id: '2019', phash }] }).looks).toEqual([null]);
  });

  it('include masters only if a rule names the hash of one', () => {
    expect(needs('layout.unknown_master', { masters: [{ name: 'House' }] }).masters).toBe(false);
    expect(needs('layout.unknown_master', { masters: [{ name: 'House', sha256: 'ab' }] }).masters).toBe(true);
  });

  it('are measured only for rules on pictures', () => {
    expect(needs('font.unapproved', {}).pixels).toBe(false);
    expect(needs('image.low_dpi', {}).pixels).toBe(true);
  });
});
