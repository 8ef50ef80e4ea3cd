import type { OfficePart } from '@livery/office-testing';
import { escaped } from '../package/xml.ts';
import { presentationPart } from './xml.ts';

const CREATED = '2026-07-01T08:00:00.000';

export const COMMENT_AUTHORS: OfficePart = {
  name: 'ppt/commentAuthors.xml',
  data: presentationPart(
    'p:cmAuthorLst',
    '<p:cmAuthor id="0" name="Northwind Coffee" initials="NC" lastIdx="1" clrIdx="0"/>',
  ),
};

/** The part with the one comment on a slide. */
export function comments(text: string, slide: number): OfficePart {
  const comment = `<p:cm authorId="0" dt="${CREATED}" idx="1"><p:pos x="10" y="10"/><p:text>${escaped(text)}</p:text></p:cm>`;
  return { name: `ppt/comments/comment${slide}.xml`, data: presentationPart('p:cmLst', comment) };
}
